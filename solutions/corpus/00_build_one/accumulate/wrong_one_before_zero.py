# title: the result gets its 1 before everything begins at 0
# fails: accumulate-test [one-set-back-to-zero]
# fails: accumulate-hidden [one-set-back-to-zero]
# never: result-starts-at-one

def accumulate(order):
    order[0].grad = 1.0
    for number in order:
        if number.parents:
            number.grad = 0.0
    for number in order:
        if number.parents:
            number.pass_back(number.grad)
            number.grad = None
