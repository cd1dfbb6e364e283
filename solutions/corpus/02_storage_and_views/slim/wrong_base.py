# title: compared with the tensor of which it is a view, and not with the storage
# fails: slim-test [only-views-are-large]
# fails: slim-hidden [only-views-are-large]

def slim(t):
    if t._base is None or t._base.numel() <= t.numel():
        return t
    return t.clone()
