# title: clears by multiplying with 0
# fails: accumulate-hidden [no diagnosis]

def accumulate(order):
    inner = [number for number in order if number.parents]
    for number in inner:
        number.grad = (number.grad or 0.0) * 0.0
    order[0].grad += 1.0
    for number in inner:
        number.pass_back(number.grad)
    for number in inner:
        number.grad = None
