# title: one backward pass, then a step that is steps times as long
# fails: train-test [one-gradient-for-all-steps]
# fails: train-hidden [one-gradient-for-all-steps]
def train(w, loss_of, lr, steps):
    (g,) = torch.autograd.grad(loss_of(w), w)
    with torch.no_grad():
        w -= steps * lr * g
