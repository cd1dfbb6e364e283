# title: frees the way back after use, as PyTorch does
# fails: backward-test [no diagnosis]
# fails: backward-hidden [no diagnosis]
# never: marks-left-behind

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
            number.pass_back = None
