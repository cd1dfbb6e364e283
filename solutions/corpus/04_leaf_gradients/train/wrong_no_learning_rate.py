# title: forgot the learning rate
# fails: train-test [step-without-learning-rate]
# fails: train-hidden [step-without-learning-rate]


def train(w, loss_of, lr, steps):
    for _ in range(steps):
        w.grad = None
        loss_of(w).backward()
        with torch.no_grad():
            w -= w.grad
