# title: clears between backward() and the update
# fails: train-test [cleared-too-early]
# fails: train-hidden [cleared-too-early]


def train(w, loss_of, lr, steps):
    for _ in range(steps):
        loss_of(w).backward()
        w.grad.zero_()
        with torch.no_grad():
            w -= lr * w.grad
