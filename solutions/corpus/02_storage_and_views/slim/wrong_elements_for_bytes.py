# title: compared bytes with elements
# fails: slim-test [expanded-tensor-filled-in]
# fails: slim-hidden [expanded-tensor-filled-in]

def slim(t):
    return t if t.untyped_storage().nbytes() <= t.numel() else t.clone()
