# title: moves the flat view of w
# fails: train-hidden [view-needs-even-strides]


def train(w, loss_of, lr, steps):
    flat = w.detach().view(-1)
    for _ in range(steps):
        w.grad = None
        loss_of(w).backward()
        flat -= lr * w.grad.reshape(-1)
