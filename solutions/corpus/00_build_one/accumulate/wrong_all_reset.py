# title: begins at 0 everywhere
# fails: accumulate-test [leaf-forgot]
# fails: accumulate-hidden [leaf-forgot]

def accumulate(order):
    for number in order:
        number.grad = 0.0
    order[0].grad += 1.0
    for number in order:
        if number.parents:
            number.pass_back(number.grad)
    for number in order:
        if number.parents:
            number.grad = None
