# title: changes the leaf in place while autograd records
# fails: train-test [leaf-changed-in-place]
# fails: train-hidden [leaf-changed-in-place]


def train(w, loss_of, lr, steps):
    for _ in range(steps):
        w.grad = None
        loss_of(w).backward()
        w -= lr * w.grad
