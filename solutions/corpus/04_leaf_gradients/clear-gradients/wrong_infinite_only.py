# title: takes the infinite ones out and multiplies by zero
# fails: clear-gradients-test [no diagnosis]

def clear_gradients(params, skip):
    for p in params:
        if skip:
            p.grad = None
        elif p.grad is not None:
            finite = torch.where(p.grad.isinf(), torch.zeros_like(p.grad), p.grad)
            p.grad = 0 * finite
