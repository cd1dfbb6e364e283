# title: the count stays on the numbers, and is made anew each time
# fails: backward-test [no diagnosis]
# fails: backward-hidden [no diagnosis]

def backward(result):
    met, stack = {result}, [result]
    result.waits = 0
    while stack:
        for parent in stack.pop().parents:
            if parent not in met:
                met.add(parent)
                parent.waits = 0
                stack.append(parent)
            parent.waits += 1
    result.grad = 1.0
    ready = [result]
    while ready:
        number = ready.pop()
        if number.pass_back is not None:
            number.pass_back(number.grad)
        for parent in number.parents:
            parent.waits -= 1
            if parent.waits == 0:
                ready.append(parent)
