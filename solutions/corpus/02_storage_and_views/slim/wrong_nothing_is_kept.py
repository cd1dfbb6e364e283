# title: where there are no elements, nothing is to be saved
# fails: slim-hidden [no diagnosis]
# never: slice-keeps-storage


def slim(t):
    if t.numel() == 0:
        return t
    return t if t.untyped_storage().nbytes() <= t.numel() * t.element_size() else t.clone()
