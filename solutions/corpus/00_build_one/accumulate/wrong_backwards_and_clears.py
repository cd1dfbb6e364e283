# title: goes through the list from its end, and clears each number at once
# fails: accumulate-test [walked-from-the-leaves]
# fails: accumulate-hidden [walked-from-the-leaves]
# never: reset-after-shares-came

def accumulate(order):
    for number in order:
        if number.parents:
            number.grad = 0.0
    order[0].grad += 1.0
    for number in reversed(order):
        if number.parents:
            number.pass_back(number.grad)
            number.grad = None
