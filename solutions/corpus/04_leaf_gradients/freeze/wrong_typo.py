# title: require_grad is another word
# fails: freeze-test [flag-misspelt]
# fails: freeze-hidden [flag-misspelt]
# never: nothing-frozen


def freeze(params):
    for p in params:
        p.require_grad = False
        p.grad = None
