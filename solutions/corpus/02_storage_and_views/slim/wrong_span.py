# title: the cells that t needs are those from its first to its last cell
# fails: slim-test [cells-between-counted]
# fails: slim-hidden [cells-between-counted]

def slim(t):
    if t.numel() == 0:
        return t.clone()
    last = 0
    for length, stride in zip(t.shape, t.stride()):
        last += (length - 1) * stride
    needed = (last + 1) * t.element_size()
    if t.untyped_storage().nbytes() > needed:
        return t.clone()
    return t
