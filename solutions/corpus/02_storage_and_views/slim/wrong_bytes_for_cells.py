# title: compared half of the storage's bytes with the elements' bytes
# fails: slim-test [no diagnosis]
# fails: slim-hidden [no diagnosis]
# never: slice-keeps-storage

def slim(t):
    needed = t.numel() * t.element_size()
    return t.clone() if t.untyped_storage().nbytes() // 4 > needed else t
