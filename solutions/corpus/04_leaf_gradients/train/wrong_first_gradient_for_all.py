# title: gradient computed once, applied steps times
# fails: train-test [one-gradient-for-all-steps]
# fails: train-hidden [one-gradient-for-all-steps]
def train(w, loss_of, lr, steps):
    w.grad = None
    loss_of(w).backward()
    for _ in range(steps):
        with torch.no_grad():
            w -= lr * w.grad
