# title: asked whether it is a view
# fails: slim-test [expanded-tensor-filled-in]
# fails: slim-hidden [expanded-tensor-filled-in]

def slim(t):
    return t if t._base is None else t.clone()
