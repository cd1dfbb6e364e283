# title: takes the numbers out of the list
# fails: accumulate-test [order-used-up]
# fails: accumulate-hidden [order-used-up]

def accumulate(order):
    for number in order:
        if number.parents:
            number.grad = 0.0
    order[0].grad += 1.0
    for number in order:
        if number.parents:
            number.pass_back(number.grad)
    while order:
        number = order.pop()
        if number.parents:
            number.grad = None
