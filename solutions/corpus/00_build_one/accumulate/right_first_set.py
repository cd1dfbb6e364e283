# title: sets the result to 1, or adds to a leaf

def accumulate(order):
    first, rest = order[0], order[1:]
    if first.parents == ():
        first.grad = first.grad + 1
        return
    first.grad = 1.0
    for n in rest:
        n.grad = 0.0 if len(n.parents) > 0 else n.grad
    for n in order:
        n.pass_back and n.pass_back(n.grad)
    for n in order:
        if n.pass_back is not None:
            n.grad = None
