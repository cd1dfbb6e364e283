# title: removes the gradient only where it is not zero
# fails: freeze-test [none-is-not-zero]

def freeze(params):
    for p in params:
        p.requires_grad_(False)
        if p.grad is not None and p.grad.any():
            p.grad = None
