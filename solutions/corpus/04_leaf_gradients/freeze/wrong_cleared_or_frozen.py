# title: freezes only where there is no gradient to clear
# fails: freeze-test [nothing-frozen]
# fails: freeze-hidden [nothing-frozen]


def freeze(params):
    for p in params:
        if p.grad is not None:
            p.grad = None
        else:
            p.requires_grad_(False)
