# title: passes 1.0 on everywhere
# fails: accumulate-test [own-gradient-not-passed]
# fails: accumulate-hidden [own-gradient-not-passed]

def accumulate(order):
    for number in order:
        if number.parents:
            number.grad = 0.0
    order[0].grad += 1.0
    for number in order:
        if number.parents:
            number.pass_back(1.0)
    for number in order:
        if number.parents:
            number.grad = None
