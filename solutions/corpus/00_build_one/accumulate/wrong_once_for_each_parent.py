# title: passes back once for each parent
# fails: accumulate-test [once-for-each-parent]
# fails: accumulate-hidden [once-for-each-parent]

def accumulate(order):
    for number in order:
        if number.parents:
            number.grad = 0.0
    order[0].grad = 1.0 if order[0].parents else order[0].grad + 1.0
    for number in order:
        for _ in number.parents:
            number.pass_back(number.grad)
    for number in order:
        if number.parents:
            number.grad = None
