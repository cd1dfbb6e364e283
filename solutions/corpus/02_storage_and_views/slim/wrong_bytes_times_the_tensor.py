# title: multiplies with the tensor, not with the bytes of an element
# fails: slim-test [truth-of-many]
# fails: slim-hidden [truth-of-many]


def slim(t):
    needed = t.numel() * t
    if t.untyped_storage().nbytes() <= needed:
        return t
    return t.clone()
