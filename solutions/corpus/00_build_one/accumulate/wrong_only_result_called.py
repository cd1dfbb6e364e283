# title: only the result passes back
# fails: accumulate-test [no diagnosis]
# fails: accumulate-hidden [no diagnosis]

def accumulate(order):
    for number in order:
        if number.parents:
            number.grad = 0.0
    if order[0].parents:
        order[0].grad = 1.0
    else:
        order[0].grad += 1.0
    if order[0].parents:
        order[0].pass_back(1.0)
    for number in order:
        if number.parents:
            number.grad = None
