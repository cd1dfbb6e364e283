# title: a stack, each number as soon as it is met
# fails: backward-test [passed-back-too-soon]
# fails: backward-hidden [passed-back-too-soon]

def backward(result):
    result.grad = 1.0
    stack, seen = [result], set()
    while stack:
        number = stack.pop()
        if number in seen:
            continue
        seen.add(number)
        if number.pass_back:
            number.pass_back(number.grad)
        stack.extend(number.parents)
