# title: two passes with map, and the parameters handed back


def freeze(params):
    list(map(lambda p: p.requires_grad_(False), params))
    for p in params:
        setattr(p, "grad", None)
    return params
