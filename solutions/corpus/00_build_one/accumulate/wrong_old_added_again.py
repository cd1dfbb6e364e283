# title: keeps the old gradients of the leaves aside, and adds them at the end
# fails: accumulate-test [no diagnosis]
# fails: accumulate-hidden [no diagnosis]

def accumulate(order):
    before = {id(leaf): leaf.grad for leaf in order if not leaf.parents}
    for number in order:
        if number.parents:
            number.grad = 0.0
    order[0].grad += 1.0
    for number in order:
        if number.parents:
            number.pass_back(number.grad)
            number.grad = None
        else:
            number.grad += before[id(number)]
