# title: the other way round
# fails: slim-test [slice-keeps-storage]
# fails: slim-hidden [slice-keeps-storage]

def slim(t):
    if t.untyped_storage().nbytes() > t.numel() * t.element_size():
        return t
    return t.clone()
