# title: compared with the tensor of which it is a view, and not with the storage
# fails: slim-test [slice-keeps-storage]
# fails: slim-hidden [slice-keeps-storage]

def slim(t):
    if t._base is None or t._base.numel() <= t.numel():
        return t
    return t.clone()
