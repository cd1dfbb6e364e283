# title: calls whatever has parents, and lets go of the function afterwards
# fails: backward-test [no diagnosis]
# fails: backward-hidden [no diagnosis]
# never: given-numbers-pass-nothing


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
        if number.parents:
            number.pass_back(number.grad)
            number.pass_back = None
