# title: made both and took the smaller

def slim(t):
    return min(t, t.clone(), key=lambda kept: kept.untyped_storage().nbytes())
