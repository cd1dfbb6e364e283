# title: one backward pass, then a step that is steps times as long
# fails: train-test [no diagnosis]
# fails: train-hidden [no diagnosis]
def train(w, loss_of, lr, steps):
    (g,) = torch.autograd.grad(loss_of(w), w)
    with torch.no_grad():
        w -= steps * lr * g
