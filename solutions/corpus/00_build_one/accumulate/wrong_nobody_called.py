# title: prepares everything, and passes nothing back
# fails: accumulate-test [no diagnosis]
# fails: accumulate-hidden [no diagnosis]


def accumulate(order):
    middle = [number for number in order if number.parents]
    for number in middle:
        number.grad = 0.0
    order[0].grad += 1.0
    for number in middle:
        number.grad = None
