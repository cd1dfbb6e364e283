# title: require_grad is another word
# fails: freeze-test [nothing-frozen]
# fails: freeze-hidden [nothing-frozen]


def freeze(params):
    for p in params:
        p.require_grad = False
        p.grad = None
