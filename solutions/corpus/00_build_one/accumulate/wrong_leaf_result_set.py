# title: a leaf that is the result is set to 1
# fails: accumulate-test [leaf-result-overwritten]
# fails: accumulate-hidden [leaf-result-overwritten]

def accumulate(order):
    for number in order:
        if number.parents:
            number.grad = 0.0
    order[0].grad = 1.0
    for number in order:
        if number.parents:
            number.pass_back(number.grad)
    for number in order:
        if number.parents:
            number.grad = None
