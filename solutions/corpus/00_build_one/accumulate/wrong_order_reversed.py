# title: reverses the caller's list in place
# fails: accumulate-test [no diagnosis]
# fails: accumulate-hidden [no diagnosis]

def accumulate(order):
    order.reverse()
    for n in order:
        if n.parents:
            n.grad = 0.0
    order[-1].grad += 1.0
    for n in reversed(order):
        if n.parents:
            n.pass_back(n.grad)
    for n in order:
        if n.parents:
            n.grad = None
