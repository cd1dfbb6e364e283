# title: gave a flat copy
# fails: slim-test [no diagnosis]
# fails: slim-hidden [no diagnosis]

def slim(t):
    if t.untyped_storage().nbytes() > t.nbytes:
        return t.flatten().clone()
    return t
