# title: the result alone passes back
# fails: backward-test [left-out-of-the-walk]
# fails: backward-hidden [left-out-of-the-walk]

def backward(result):
    result.grad = 1.0
    if result.pass_back is not None:
        result.pass_back(1.0)
