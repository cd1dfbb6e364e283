# title: stops at the first tensor without a gradient
# fails: clear-gradients-test [no diagnosis]
# fails: clear-gradients-hidden [no diagnosis]


def clear_gradients(params, skip):
    for p in params:
        if p.grad is None:
            break
        p.grad = None if skip else torch.zeros_like(p.grad)
