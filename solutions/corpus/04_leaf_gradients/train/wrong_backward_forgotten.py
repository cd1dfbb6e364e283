# title: zeros for a gradient, and no backward()
# fails: train-test [no diagnosis]
# fails: train-hidden [no diagnosis]


def train(w, loss_of, lr, steps):
    w.grad = torch.zeros_like(w)
    for _ in range(steps):
        loss = loss_of(w)  # noqa: F841
        with torch.no_grad():
            w -= lr * w.grad
