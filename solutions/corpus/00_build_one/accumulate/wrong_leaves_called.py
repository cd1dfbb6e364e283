# title: asks leaves to pass back
# fails: accumulate-test [given-numbers-pass-nothing]
# fails: accumulate-hidden [given-numbers-pass-nothing]

def accumulate(order):
    for number in order:
        if number.parents:
            number.grad = 0.0
    order[0].grad += 1.0
    for number in order:
        number.pass_back(number.grad)
    for number in order:
        if number.parents:
            number.grad = None
