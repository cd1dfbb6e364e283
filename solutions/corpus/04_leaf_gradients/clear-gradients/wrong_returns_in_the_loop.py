# title: return in the loop
# fails: clear-gradients-test [no diagnosis]
# fails: clear-gradients-hidden [no diagnosis]
def clear_gradients(params, skip):
    for p in params:
        if skip:
            p.grad = None
        elif p.grad is not None:
            p.grad = torch.zeros_like(p.grad)
        return
