# title: four bytes for granted
# fails: slim-test [four-bytes-assumed]
# fails: slim-hidden [four-bytes-assumed]

def slim(t):
    if t.untyped_storage().nbytes() > 4 * t.numel():
        return t.clone()
    return t
