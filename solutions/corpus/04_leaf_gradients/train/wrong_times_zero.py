# title: clears by multiplying with 0
# fails: train-test [zero-times-infinity]
# fails: train-hidden [zero-times-infinity]

def train(w, loss_of, lr, steps):
    for _ in range(steps):
        if w.grad is not None:
            w.grad *= 0
        loss_of(w).backward()
        w.data -= lr * w.grad
