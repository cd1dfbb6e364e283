# title: switches recording on and off by hand, and leaves it off
# fails: train-test [no diagnosis]
# fails: train-hidden [no diagnosis]

def train(w, loss_of, lr, steps):
    for _ in range(steps):
        torch.set_grad_enabled(True)
        w.grad = None
        loss_of(w).backward()
        torch.set_grad_enabled(False)
        w -= lr * w.grad
