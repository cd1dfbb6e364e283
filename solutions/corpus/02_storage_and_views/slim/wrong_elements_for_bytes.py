# title: compared bytes with elements
# fails: slim-test [bytes-against-elements]
# fails: slim-hidden [bytes-against-elements]

def slim(t):
    return t if t.untyped_storage().nbytes() <= t.numel() else t.clone()
