# title: marks the numbers it has met
# fails: backward-test [marks-left-behind]
# fails: backward-hidden [marks-left-behind]

def backward(result):
    result.grad = 1.0
    order, stack = [], [(result, False)]
    while stack:
        number, done = stack.pop()
        if done:
            order.append(number)
        elif not hasattr(number, "met"):
            number.met = True
            stack.append((number, True))
            stack.extend((parent, False) for parent in number.parents)
    for number in reversed(order):
        if number.pass_back:
            number.pass_back(number.grad)
