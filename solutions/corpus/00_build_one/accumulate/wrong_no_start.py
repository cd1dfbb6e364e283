# title: the result begins at 0
# fails: accumulate-test [result-starts-at-one]
# fails: accumulate-hidden [result-starts-at-one]

def accumulate(order):
    for number in order:
        if number.parents:
            number.grad = 0.0
    for number in order:
        if number.parents:
            number.pass_back(number.grad)
    for number in order:
        if number.parents:
            number.grad = None
