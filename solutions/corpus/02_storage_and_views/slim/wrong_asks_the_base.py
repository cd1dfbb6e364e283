# title: only a view can keep something else alive
# fails: slim-test [only-views-are-large]
# fails: slim-hidden [only-views-are-large]
# never: slice-keeps-storage
def slim(t):
    whole = t._base
    if whole is None:  # not a view, so nothing else is kept alive
        return t
    if t.numel() * t.element_size() < whole.untyped_storage().nbytes():
        return t.clone()
    return t
