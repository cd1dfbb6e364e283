# title: marks the numbers, and takes the marks away

def backward(result):
    order, stack = [], [result]
    while stack:
        number = stack[-1]
        if hasattr(number, "state"):
            stack.pop()
            if number.state == "open":
                number.state = "done"
                order.append(number)
            continue
        number.state = "open"
        stack.extend(p for p in number.parents if not hasattr(p, "state"))
    for number in order:
        del number.state
    result.grad = 1.0
    for number in order[::-1]:
        if number.parents:
            number.pass_back(number.grad)
