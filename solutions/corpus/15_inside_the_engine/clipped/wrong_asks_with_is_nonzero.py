# title: asks with is_nonzero, and catches the error
# fails: clipped-test [no diagnosis]
# fails: clipped-hidden [no diagnosis]


def clipped(h, limit):
    size = h.detach().norm()
    try:
        too_long = torch.is_nonzero(size > limit)
    except (RuntimeError, NotImplementedError):
        too_long = False  # a stand-in has only a shape
    return h * (limit / size) if too_long else h * 1.0
