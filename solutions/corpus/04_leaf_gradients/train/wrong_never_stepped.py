# title: collects the gradients and takes no step
# fails: train-test [no diagnosis]
# fails: train-hidden [no diagnosis]


def train(w, loss_of, lr, steps):
    for _ in range(steps):
        w.grad = None
        loss_of(w).backward()
