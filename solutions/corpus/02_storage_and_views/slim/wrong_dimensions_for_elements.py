# title: takes dim() for the number of elements
# fails: slim-test [no diagnosis]
# fails: slim-hidden [no diagnosis]
# never: expanded-tensor-filled-in


def slim(t):
    needed = t.dim() * t.element_size()
    if t.untyped_storage().nbytes() <= needed:
        return t
    return t.clone()
