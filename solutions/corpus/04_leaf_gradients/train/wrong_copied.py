# title: trains a copy and returns it
# fails: train-test [trained-a-copy]
# fails: train-hidden [trained-a-copy]


def train(w, loss_of, lr, steps):
    w = w.detach().clone().requires_grad_()
    for _ in range(steps):
        w.grad = None
        loss_of(w).backward()
        with torch.no_grad():
            w -= lr * w.grad
    return w
