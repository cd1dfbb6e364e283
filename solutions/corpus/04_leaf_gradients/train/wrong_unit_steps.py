# title: one loss of a copy, then a formula of the wrong size
# fails: train-test [no diagnosis]
# fails: train-hidden [no diagnosis]
# never: one-gradient-for-all-steps
def train(w, loss_of, lr, steps):
    for _ in range(steps):
        (g,) = torch.autograd.grad(loss_of(w), w)
        with torch.no_grad():
            w -= lr * g / g.norm()
