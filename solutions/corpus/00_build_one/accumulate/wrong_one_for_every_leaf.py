# title: adds 1 to every leaf
# fails: accumulate-test [no diagnosis]
# fails: accumulate-hidden [no diagnosis]

def accumulate(order):
    for number in order:
        number.grad = 0.0 if number.parents else number.grad + 1.0
    if order[0].parents:
        order[0].grad = 1.0
    for number in order:
        if number.parents:
            number.pass_back(number.grad)
            number.grad = None
