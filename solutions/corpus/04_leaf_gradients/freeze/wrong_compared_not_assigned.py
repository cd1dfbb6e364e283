# title: compares instead of assigning
# fails: freeze-test [no diagnosis]
# fails: freeze-hidden [no diagnosis]
def freeze(params):
    for p in params:
        p.requires_grad == False
        p.grad = None
