# title: gave a flat copy
# fails: slim-hidden [no diagnosis]

def slim(t):
    if t.untyped_storage().nbytes() > t.nbytes:
        return t.flatten().clone()
    return t
