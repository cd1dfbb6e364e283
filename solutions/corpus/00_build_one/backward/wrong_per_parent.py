# title: calls pass_back once for each parent
# fails: backward-test [once-for-each-parent]
# fails: backward-hidden [once-for-each-parent]
# never: passed-back-twice

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
            for _ in number.parents:
                number.pass_back(number.grad)
