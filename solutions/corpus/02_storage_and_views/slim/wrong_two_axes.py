# title: counts rows times columns
# fails: slim-test [no diagnosis]


def slim(t):
    count = 1
    if t.dim() == 1:
        count = len(t)
    elif t.dim() > 1:
        count = t.shape[0] * t.shape[1]
    if t.untyped_storage().nbytes() > count * t.element_size():
        return t.clone()
    return t
