# title: a queue without a set
# fails: backward-test [passed-back-twice]
# fails: backward-hidden [passed-back-twice]

def backward(result):
    result.grad = 1.0
    queue = [result]
    for number in queue:
        if number.pass_back is not None:
            number.pass_back(number.grad)
        queue.extend(number.parents)
