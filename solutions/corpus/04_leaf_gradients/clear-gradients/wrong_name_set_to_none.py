# title: g = None only rebinds a local name
# fails: clear-gradients-test [no diagnosis]
# fails: clear-gradients-hidden [no diagnosis]
def clear_gradients(params, skip):
    for p in params:
        g = p.grad
        if skip:
            g = None
        elif g is not None:
            g = torch.zeros_like(g)
