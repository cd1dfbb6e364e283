# title: resets only where it is None
# fails: accumulate-test [middle-kept-its-gradient]
# fails: accumulate-hidden [middle-kept-its-gradient]

def accumulate(order):
    for number in order:
        if number.grad is None:
            number.grad = 0.0
    order[0].grad += 1.0
    for number in order:
        if number.parents:
            number.pass_back(number.grad)
    for number in order:
        if number.parents:
            number.grad = None
