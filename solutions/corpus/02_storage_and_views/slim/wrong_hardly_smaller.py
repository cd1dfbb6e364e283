# title: does not copy for less than a tenth
# fails: slim-hidden [no diagnosis]


def slim(t):
    needed = t.numel() * t.element_size()
    if t.untyped_storage().nbytes() > 1.1 * needed:
        return t.clone()
    return t
