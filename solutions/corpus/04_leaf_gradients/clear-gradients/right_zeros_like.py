# title: new zeros instead of zero_(), chosen by an expression


def clear_gradients(params, skip):
    for p in params:
        p.grad = None if skip or p.grad is None else torch.zeros_like(p.grad)
