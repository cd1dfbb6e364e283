# title: clears the leaves too
# fails: accumulate-test [leaf-cleared]
# fails: accumulate-hidden [leaf-cleared]

def accumulate(order):
    for number in order:
        if number.parents:
            number.grad = 0.0
    order[0].grad += 1.0
    for number in order:
        if number.parents:
            number.pass_back(number.grad)
    for number in order:
        number.grad = None
