# title: passes back on the way, by recursion
# fails: backward-test [passed-back-twice]
# fails: backward-hidden [passed-back-twice]

def backward(result):
    result.grad = 1.0

    def go(number):
        if number.pass_back is not None:
            number.pass_back(number.grad)
        for parent in number.parents:
            go(parent)

    go(result)
