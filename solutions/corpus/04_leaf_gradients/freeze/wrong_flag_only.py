# title: switches the flag off and leaves the old gradient
# fails: freeze-test [stale-gradient]
# fails: freeze-hidden [stale-gradient]


def freeze(params):
    for p in params:
        p.requires_grad_(False)
