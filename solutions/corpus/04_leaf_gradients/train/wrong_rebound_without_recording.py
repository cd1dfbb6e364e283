# title: no_grad, but still `w = w - ...`
# fails: train-test [rebound-leaf]
# fails: train-hidden [rebound-leaf]


def train(w, loss_of, lr, steps):
    for _ in range(steps):
        w.grad = None
        loss_of(w).backward()
        with torch.no_grad():
            w = w - lr * w.grad
        w.requires_grad_()
    return w
