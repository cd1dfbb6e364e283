# title: the old idiom, an update through .data, and zeros instead of None


def train(w, loss_of, lr, steps):
    if w.grad is not None:
        w.grad.zero_()
    for _ in range(steps):
        loss_of(w).backward()
        w.data -= lr * w.grad
        w.grad.zero_()
