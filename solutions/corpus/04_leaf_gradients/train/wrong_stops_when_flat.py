# title: stops early when the gradient is small
# fails: train-test [no diagnosis]
# fails: train-hidden [no diagnosis]

def train(w, loss_of, lr, steps):
    for _ in range(steps):
        w.grad = None
        loss_of(w).backward()
        if w.grad.norm() < 1e-3:
            break  # converged
        with torch.no_grad():
            w -= lr * w.grad
