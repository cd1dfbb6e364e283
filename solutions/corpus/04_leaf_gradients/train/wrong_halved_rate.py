# title: halves the learning rate where the loss rises
# fails: train-test [no diagnosis]
def train(w, loss_of, lr, steps):
    """Change `w` itself by `steps` steps of gradient descent.

    Args:
        w: leaf tensor that requires a gradient, of any shape.
        loss_of: function from such a tensor to a scalar loss.
        lr: the learning rate, a Python float.
        steps: how many steps, a Python int.
    """
    rate = lr
    last_loss = None

    for step in range(steps):
        # forget old gradients
        if w.grad is not None:
            w.grad = None

        loss = loss_of(w)
        loss.backward()

        # went too far? then be more careful
        value = loss.item()
        if last_loss is not None and value > last_loss:
            rate = rate / 2
        last_loss = value

        with torch.no_grad():
            w.add_(w.grad, alpha=-rate)

    w.grad = None
