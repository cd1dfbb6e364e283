# title: four bytes for granted
# fails: slim-test [no diagnosis]
# fails: slim-hidden [no diagnosis]

def slim(t):
    if t.untyped_storage().nbytes() > 4 * t.numel():
        return t.clone()
    return t
