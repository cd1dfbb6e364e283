# title: empties the list
# fails: freeze-test [stale-gradient]
# fails: freeze-hidden [stale-gradient]
def freeze(params):
    for p in params:
        p.requires_grad_(False)
    params.clear()
