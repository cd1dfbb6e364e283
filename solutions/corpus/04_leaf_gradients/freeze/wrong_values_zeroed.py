# title: no flag, no gradient, and no value left
# fails: freeze-test [no diagnosis]
# fails: freeze-hidden [no diagnosis]


def freeze(params):
    for p in params:
        p.requires_grad_(False)
        p.grad = None
        p.zero_()
