# title: a detached tensor has no gradient, so each is detached first
# fails: freeze-test [new-tensor-frozen]
# fails: freeze-hidden [new-tensor-frozen]
# never: nothing-frozen


def freeze(params):
    for p in params:
        p = p.detach()
        p.requires_grad_(False)
        p.grad = None
