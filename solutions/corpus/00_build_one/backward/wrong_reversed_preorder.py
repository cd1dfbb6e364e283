# title: everything behind it, in the reverse of the order of finding
# fails: backward-test [walked-from-the-leaves]
# fails: backward-hidden [walked-from-the-leaves]

def backward(result):
    found, stack = [], [result]
    while stack:
        number = stack.pop()
        if number not in found:
            found.append(number)
            stack.extend(number.parents)
    result.grad = 1.0
    for number in reversed(found):
        if number.pass_back:
            number.pass_back(number.grad)
