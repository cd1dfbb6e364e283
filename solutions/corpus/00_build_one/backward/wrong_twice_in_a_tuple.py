# title: counts every use, takes off one for each different parent
# fails: backward-test [no diagnosis]
# fails: backward-hidden [no diagnosis]
# never: left-out-of-the-walk

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
            number.pass_back(number.grad)
        for parent in set(number.parents):
            waits[parent] -= 1
            if waits[parent] == 0:
                ready.append(parent)
