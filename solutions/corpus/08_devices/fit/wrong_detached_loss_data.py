# title: goes on with the weights' data, which has no gradient
# fails: fit-test [nothing-requires-grad]
# fails: fit-hidden [nothing-requires-grad]


def fit(x, y, lr, steps):
    w = x.new_zeros(x.shape[1]).requires_grad_()
    for _ in range(steps):
        ((x @ w - y) ** 2).sum().backward()
        w = w.data - lr * w.grad
    return w
