# title: begins with what is there
# fails: accumulate-test [TODO]

def accumulate(order):
    order[0].grad = 1.0
    for number in order:
        if number.parents:
            number.pass_back(number.grad)
    for number in order:
        if number.parents:
            number.grad = None
