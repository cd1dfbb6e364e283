# title: learning rate gets smaller each step
# fails: train-test [no diagnosis]
# fails: train-hidden [no diagnosis]
def train(w, loss_of, lr, steps):
    for i in range(steps):
        w.grad = None
        loss_of(w).backward()
        with torch.no_grad():
            w -= lr / (i + 1) * w.grad
