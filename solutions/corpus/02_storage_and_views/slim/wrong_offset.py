# title: looked at the offset
# fails: slim-test [slice-keeps-storage]
# fails: slim-hidden [slice-keeps-storage]

def slim(t):
    return t.clone() if t.storage_offset() else t
