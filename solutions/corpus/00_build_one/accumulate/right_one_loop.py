# title: one loop, cleared on the way

def accumulate(order):
    for n in order:
        if n.parents:
            n.grad = 0.0
    order[0].grad += 1.0
    for n in order:
        if n.pass_back is None:
            continue
        arrived, n.grad = n.grad, None
        n.pass_back(arrived)
