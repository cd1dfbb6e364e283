# title: the result gets its 1 when all is over
# fails: backward-test [result-starts-at-one]
# fails: backward-hidden [result-starts-at-one]

def backward(result):
    waits, found = {}, [result]
    seen = {result}
    while found:
        number = found.pop()
        for parent in number.parents:
            waits[parent] = waits.get(parent, 0) + 1
            if parent not in seen:
                seen.add(parent)
                found.append(parent)
    ready = [result]
    while ready:
        number = ready.pop()
        if number.pass_back:
            number.pass_back(number.grad)
        for parent in number.parents:
            waits[parent] -= 1
            if waits[parent] == 0:
                ready.append(parent)
    result.grad = 1.0
