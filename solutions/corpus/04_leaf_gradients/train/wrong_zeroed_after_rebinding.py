# title: `w = w - ...`, and then zero_() on the gradient of the new one
# fails: train-test [rebound-leaf]
# fails: train-hidden [rebound-leaf]
# never: cleared-before-first-backward


def train(w, loss_of, lr, steps):
    for _ in range(steps):
        loss_of(w).backward()
        w = w - lr * w.grad
        w.grad.zero_()
