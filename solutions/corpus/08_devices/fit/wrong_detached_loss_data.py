# title: goes on with a new tensor, made of the weights' data
# fails: fit-test [rebound-leaf]
# fails: fit-hidden [rebound-leaf]


def fit(x, y, lr, steps):
    w = x.new_zeros(x.shape[1]).requires_grad_()
    for _ in range(steps):
        ((x @ w - y) ** 2).sum().backward()
        w = w.data - lr * w.grad
    return w
