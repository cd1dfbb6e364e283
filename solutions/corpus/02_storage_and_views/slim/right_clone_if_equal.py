# title: copied in a tie too

def slim(t):
    copy = t.clone()
    return min(copy, t, key=lambda one: one.untyped_storage().nbytes())
