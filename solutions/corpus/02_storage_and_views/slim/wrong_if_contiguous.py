# title: asked whether it is contiguous
# fails: slim-test [slice-keeps-storage]
# fails: slim-hidden [slice-keeps-storage]

def slim(t):
    return t if t.is_contiguous() else t.clone()
