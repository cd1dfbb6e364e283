# title: asked whether it is contiguous
# fails: slim-test [no diagnosis]
# fails: slim-hidden [no diagnosis]
# never: slice-keeps-storage

def slim(t):
    return t if t.is_contiguous() else t.clone()
