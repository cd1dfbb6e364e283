# title: goes through what reverse() returns
# fails: accumulate-test [no diagnosis]
# fails: accumulate-hidden [no diagnosis]
# never: middle-kept-its-gradient

def accumulate(order):
    middle = [number for number in order if number.parents]
    for number in middle:
        number.grad = 0.0
    order[0].grad += 1.0
    for number in middle[::-1].reverse():
        number.pass_back(number.grad)
    for number in middle:
        number.grad = None
