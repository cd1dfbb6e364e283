# title: the other way round
# fails: slim-test [no diagnosis]
# fails: slim-hidden [no diagnosis]
# never: slice-keeps-storage

def slim(t):
    if t.untyped_storage().nbytes() > t.numel() * t.element_size():
        return t
    return t.clone()
