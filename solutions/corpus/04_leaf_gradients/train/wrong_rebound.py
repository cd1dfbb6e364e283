# title: the loop as it was
# fails: train-test [rebound-leaf]
# fails: train-hidden [rebound-leaf]


def train(w, loss_of, lr, steps):
    for _ in range(steps):
        loss_of(w).backward()
        w = w - lr * w.grad
