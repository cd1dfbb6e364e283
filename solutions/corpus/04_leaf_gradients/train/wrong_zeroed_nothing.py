# title: calls zero_() on a gradient that does not exist yet
# fails: train-test [cleared-before-first-backward]
# fails: train-hidden [cleared-before-first-backward]


def train(w, loss_of, lr, steps):
    for _ in range(steps):
        w.grad.zero_()
        loss_of(w).backward()
        with torch.no_grad():
            w -= lr * w.grad
