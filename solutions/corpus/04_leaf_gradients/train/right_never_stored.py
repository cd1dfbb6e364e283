# title: autograd.grad, so that no gradient is ever stored


def train(w, loss_of, lr, steps):
    for _ in range(steps):
        (gradient,) = torch.autograd.grad(loss_of(w), w)
        with torch.no_grad():
            w.copy_(w - lr * gradient)
