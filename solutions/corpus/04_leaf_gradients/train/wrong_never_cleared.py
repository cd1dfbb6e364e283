# title: never clears, so the second step goes too far
# fails: train-test [accumulated-gradient]
# fails: train-hidden [accumulated-gradient]


def train(w, loss_of, lr, steps):
    for _ in range(steps):
        loss_of(w).backward()
        with torch.no_grad():
            w -= lr * w.grad
