# title: gives the caller's tensor itself the smaller memory
# fails: slim-test [no diagnosis]
# fails: slim-hidden [no diagnosis]
def slim(t):
    if t.numel() * t.element_size() < t.untyped_storage().nbytes():
        t.data = t.detach().clone()
    return t
