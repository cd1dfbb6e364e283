# title: lr divided by the number of steps
# fails: train-test [no diagnosis]
# fails: train-hidden [no diagnosis]
def train(w, loss_of, lr, steps):
    for _ in range(steps):
        (g,) = torch.autograd.grad(loss_of(w), w)
        with torch.no_grad():
            w -= lr / steps * g
