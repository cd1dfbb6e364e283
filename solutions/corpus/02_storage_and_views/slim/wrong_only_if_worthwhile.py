# title: copies only where that saves half of the memory
# fails: slim-test [no diagnosis]
# fails: slim-hidden [no diagnosis]
# never: slice-keeps-storage
def slim(t):
    needed = t.numel() * t.element_size()
    have = t.untyped_storage().nbytes()
    if have >= 2 * needed:  # otherwise it does not pay
        return t.clone()
    return t
