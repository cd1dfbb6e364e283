# title: compared bytes with bytes

def slim(t):
    return t.clone() if t.nbytes < t.untyped_storage().nbytes() else t
