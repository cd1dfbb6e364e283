# title: the smaller of both by min


def slim(t):
    return min(t, t.clone(), key=lambda one: one.untyped_storage().nbytes())
