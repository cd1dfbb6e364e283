# title: the right list, from the wrong end
# fails: backward-test [walked-from-the-leaves]
# fails: backward-hidden [walked-from-the-leaves]

def backward(result):
    order, seen, stack = [], set(), [(result, False)]
    while stack:
        number, done = stack.pop()
        if done:
            order.append(number)
        elif number not in seen:
            seen.add(number)
            stack.append((number, True))
            for parent in number.parents:
                stack.append((parent, False))
    result.grad = 1.0
    for number in order:
        if number.pass_back:
            number.pass_back(number.grad)
