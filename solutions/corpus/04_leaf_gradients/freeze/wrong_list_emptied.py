# title: empties the list
# fails: freeze-test [no diagnosis]
# fails: freeze-hidden [no diagnosis]
def freeze(params):
    for p in params:
        p.requires_grad_(False)
    params.clear()
