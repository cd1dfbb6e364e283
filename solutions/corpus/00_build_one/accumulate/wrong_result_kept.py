# title: keeps the gradient of the result
# fails: accumulate-test [middle-not-cleared]
# fails: accumulate-hidden [middle-not-cleared]

def accumulate(order):
    for number in order:
        if number.parents:
            number.grad = 0.0
    order[0].grad += 1.0
    for number in order:
        if number.parents:
            number.pass_back(number.grad)
    for number in order[1:]:
        if number.parents:
            number.grad = None
