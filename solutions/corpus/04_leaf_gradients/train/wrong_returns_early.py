# title: returns after the first step
# fails: train-test [no diagnosis]
# fails: train-hidden [no diagnosis]
# never: one-gradient-for-all-steps
def train(w, loss_of, lr, steps):
    for _ in range(steps):
        w.grad = None
        loss_of(w).backward()
        with torch.no_grad():
            w -= lr * w.grad
        return w
