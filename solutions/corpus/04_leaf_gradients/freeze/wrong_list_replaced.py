# title: puts frozen copies into the list; the optimizer holds the originals
# fails: freeze-test [nothing-frozen]
# fails: freeze-hidden [nothing-frozen]


def freeze(params):
    for i, p in enumerate(params):
        params[i] = p.detach().clone()
