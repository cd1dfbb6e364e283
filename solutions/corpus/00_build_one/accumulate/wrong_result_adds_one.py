# title: the result's 1 is added to what was left
# fails: accumulate-test [middle-kept-its-gradient]
# fails: accumulate-hidden [middle-kept-its-gradient]

def accumulate(order):
    for number in order[1:]:
        if number.parents:
            number.grad = 0.0
    order[0].grad = (order[0].grad or 0.0) + 1.0
    for number in order:
        if number.parents:
            number.pass_back(number.grad)
            number.grad = None
