# title: clears after each step, so an old gradient still enters the first one
# fails: train-test [accumulated-gradient]
# fails: train-hidden [accumulated-gradient]


def train(w, loss_of, lr, steps):
    for _ in range(steps):
        loss_of(w).backward()
        with torch.no_grad():
            w -= lr * w.grad
        w.grad = None
