# title: copies where the copy is larger
# fails: slim-test [no diagnosis]
# fails: slim-hidden [no diagnosis]
# never: slice-keeps-storage

def slim(t):
    needed = t.numel() * t.element_size()
    if t.untyped_storage().nbytes() < needed:
        return t.clone()
    return t
