# title: the set of those it has met lives outside
# fails: backward-test [marks-left-behind]
# fails: backward-hidden [marks-left-behind]

def backward(result, seen=set()):
    result.grad = 1.0
    order, stack = [], [(result, False)]
    while stack:
        number, done = stack.pop()
        if done:
            order.append(number)
        elif number not in seen:
            seen.add(number)
            stack.append((number, True))
            stack.extend((parent, False) for parent in number.parents)
    for number in reversed(order):
        if number.pass_back:
            number.pass_back(number.grad)
