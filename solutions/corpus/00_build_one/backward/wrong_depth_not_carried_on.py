# title: a longer way does not reach those further behind
# fails: backward-test [passed-back-too-soon]
# fails: backward-hidden [passed-back-too-soon]

def backward(result):
    far, ahead = {result: 0}, [result]
    while ahead:
        number = ahead.pop()
        for parent in number.parents:
            if parent not in far:
                ahead.append(parent)
            far[parent] = max(far.get(parent, 0), far[number] + 1)
    result.grad = 1.0
    for number in sorted(far, key=far.get):
        if number.parents:
            number.pass_back(number.grad)
