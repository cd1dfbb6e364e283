# title: puts the old gradients of the leaves aside

def accumulate(order):
    leaves = [n for n in order if not n.parents]
    before = [leaf.grad for leaf in leaves]
    for n in order:
        n.grad = 0.0
    order[0].grad = 1.0
    for n in order:
        if n.parents:
            n.pass_back(n.grad)
            n.grad = None
    for leaf, old in zip(leaves, before):
        leaf.grad += old
