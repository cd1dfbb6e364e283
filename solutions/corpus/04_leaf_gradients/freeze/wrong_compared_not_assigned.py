# title: compares instead of assigning
# fails: freeze-test [nothing-frozen]
# fails: freeze-hidden [nothing-frozen]
def freeze(params):
    for p in params:
        p.requires_grad == False
        p.grad = None
