# title: every number is given 1.0
# fails: backward-test [own-gradient-not-passed]
# fails: backward-hidden [own-gradient-not-passed]

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
        if number.pass_back is not None:
            number.pass_back(1.0)
        for parent in number.parents:
            waits[parent] -= 1
            if waits[parent] == 0:
                ready.append(parent)
