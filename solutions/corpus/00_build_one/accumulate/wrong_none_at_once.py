# title: sets the middle to None first
# fails: accumulate-test [none-before-the-walk]
# fails: accumulate-hidden [none-before-the-walk]
# never: middle-kept-its-gradient

def accumulate(order):
    for number in order:
        if number.parents:
            number.grad = None
    order[0].grad = 1.0
    for number in order:
        if number.parents:
            number.pass_back(number.grad)
            number.grad = None
