# title: looked at the offset
# fails: slim-test [no diagnosis]
# fails: slim-hidden [no diagnosis]
# never: slice-keeps-storage

def slim(t):
    return t.clone() if t.storage_offset() else t
