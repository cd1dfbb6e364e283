# title: the last gradient is never used
# fails: train-test [no diagnosis]
# fails: train-hidden [no diagnosis]


def train(w, loss_of, lr, steps):
    w.grad = None
    for step in range(steps):
        if step > 0:
            with torch.no_grad():
                w -= lr * w.grad
            w.grad = None
        loss_of(w).backward()
