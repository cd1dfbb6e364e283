# title: clears, but the next backward() writes a new gradient
# fails: freeze-test [nothing-frozen]
# fails: freeze-hidden [nothing-frozen]


def freeze(params):
    for p in params:
        p.grad = None
