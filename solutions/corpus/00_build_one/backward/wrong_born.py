# title: the youngest first, as in the lesson
# fails: backward-test [no-serial-numbers]
# fails: backward-hidden [no-serial-numbers]

def backward(result):
    found, stack = {result}, [result]
    while stack:
        for parent in stack.pop().parents:
            if parent not in found:
                found.add(parent)
                stack.append(parent)
    result.grad = 1.0
    for number in sorted(found, key=lambda number: number.born, reverse=True):
        if number.pass_back:
            number.pass_back(number.grad)
