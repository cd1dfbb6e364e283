# title: begins with what is there
# fails: accumulate-test [middle-kept-its-gradient]
# fails: accumulate-hidden [middle-kept-its-gradient]

def accumulate(order):
    order[0].grad = 1.0
    for number in order:
        if number.parents:
            number.pass_back(number.grad)
    for number in order:
        if number.parents:
            number.grad = None
