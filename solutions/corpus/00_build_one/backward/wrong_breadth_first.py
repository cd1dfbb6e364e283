# title: a queue, first come first served
# fails: backward-test [passed-back-too-soon]
# fails: backward-hidden [passed-back-too-soon]

def backward(result):
    result.grad = 1.0
    queue, met = [result], {result}
    for number in queue:
        if number.pass_back is not None:
            number.pass_back(number.grad)
        for parent in number.parents:
            if parent not in met:
                met.add(parent)
                queue.append(parent)
