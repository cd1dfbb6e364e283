# title: switches recording off, then no gradient is written
# fails: freeze-test [no diagnosis]
# fails: freeze-hidden [no diagnosis]
def freeze(params):
    torch.set_grad_enabled(False)
    for p in params:
        p.grad = None
