# title: froze what the step should skip
# fails: clear-gradients-test [no diagnosis]
# fails: clear-gradients-hidden [no diagnosis]

def clear_gradients(params, skip):
    for p in params:
        if skip:
            p.requires_grad_(False)
            p.grad = None
        elif p.grad is not None:
            p.grad.fill_(0)
