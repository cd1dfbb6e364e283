# title: another way for meta tensors only
# fails: clipped-test [no diagnosis]
# fails: clipped-hidden [no diagnosis]


def clipped(h, limit):
    if h.is_meta:
        return h * 1.0
    size = h.norm().item()
    return h * (limit / size) if size > limit else h * 1.0
