# title: a weight decay that nobody asked for
# fails: train-test [no diagnosis]
# fails: train-hidden [no diagnosis]
def train(w, loss_of, lr, steps):
    """Change `w` itself by `steps` steps of gradient descent.

    Args:
        w: leaf tensor that requires a gradient, of any shape.
        loss_of: function from such a tensor to a scalar loss.
        lr: the learning rate, a Python float.
        steps: how many steps, a Python int.
    """
    opt = torch.optim.SGD([w], lr=lr, weight_decay=0.01)
    for _ in range(steps):
        opt.zero_grad()
        loss = loss_of(w)
        loss.backward()
        opt.step()
