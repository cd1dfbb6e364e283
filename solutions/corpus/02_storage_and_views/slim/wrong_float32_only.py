# title: four bytes for granted
# fails: slim-hidden [no diagnosis]

def slim(t):
    if t.untyped_storage().nbytes() > 4 * t.numel():
        return t.clone()
    return t
