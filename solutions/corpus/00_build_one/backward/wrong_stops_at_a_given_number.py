# title: break, where continue was meant
# fails: backward-test [met-and-never-passed-back]
# fails: backward-hidden [met-and-never-passed-back]
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
        if number.pass_back is None:
            break
        number.pass_back(number.grad)
        for parent in number.parents:
            waits[parent] -= 1
            if waits[parent] == 0:
                ready.append(parent)
