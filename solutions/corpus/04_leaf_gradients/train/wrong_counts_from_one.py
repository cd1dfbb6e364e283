# title: counts the steps from 1, and ends one too early
# fails: train-test [no diagnosis]
# fails: train-hidden [no diagnosis]


def train(w, loss_of, lr, steps):
    for step in range(1, steps):
        w.grad = None
        loss_of(w).backward()
        with torch.no_grad():
            w -= lr * w.grad
