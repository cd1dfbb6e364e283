# title: puts frozen copies into the list; the optimizer holds the originals
# fails: freeze-test [copies-frozen]
# fails: freeze-hidden [copies-frozen]


def freeze(params):
    for i, p in enumerate(params):
        params[i] = p.detach().clone()
