# title: clears .grad in the middle
# fails: backward-test [cleared-after-passing]
# fails: backward-hidden [cleared-after-passing]
# never: result-starts-at-one

def backward(result):
    order, stack, seen = [], [(result, False)], set()
    while stack:
        number, done = stack.pop()
        if done:
            order.append(number)
        elif number not in seen:
            seen.add(number)
            stack.append((number, True))
            stack.extend((parent, False) for parent in number.parents)
    result.grad = 1.0
    for number in reversed(order):
        if number.pass_back is not None:
            number.pass_back(number.grad)
            number.grad = 0.0
