# title: calls pass_back of given numbers too
# fails: backward-test [given-numbers-pass-nothing]
# fails: backward-hidden [given-numbers-pass-nothing]

def backward(result):
    waits, stack = {result: 0}, [result]
    while stack:
        for parent in stack.pop().parents:
            if parent not in waits:
                waits[parent] = 0
                stack.append(parent)
            waits[parent] += 1
    result.grad = 1.0
    ready = [result]
    while ready:
        number = ready.pop()
        number.pass_back(number.grad)
        for parent in number.parents:
            waits[parent] -= 1
            if waits[parent] == 0:
                ready.append(parent)
