# title: skips a number whose gradient is 0, before it is cleared
# fails: accumulate-test [no diagnosis]
# fails: accumulate-hidden [no diagnosis]
# never: middle-not-cleared

def accumulate(order):
    for number in order:
        if number.parents:
            number.grad = 0.0
    order[0].grad += 1.0
    for number in order:
        if not number.parents or number.grad == 0.0:
            continue
        number.pass_back(number.grad)
        number.grad = None
