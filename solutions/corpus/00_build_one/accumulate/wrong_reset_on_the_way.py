# title: resets each number just before it passes back
# fails: accumulate-test [reset-after-shares-came]
# fails: accumulate-hidden [reset-after-shares-came]

def accumulate(order):
    for number in order:
        if number.parents:
            number.grad = 1.0 if number is order[0] else 0.0
            number.pass_back(number.grad)
    for number in order:
        if number.parents:
            number.grad = None
