# title: fills a detached copy of the gradient, and forgets it
# fails: clear-gradients-test [no diagnosis]
# fails: clear-gradients-hidden [no diagnosis]


def clear_gradients(params, skip):
    for p in params:
        grad = p.grad
        grad = None if skip or grad is None else torch.zeros_like(grad)
