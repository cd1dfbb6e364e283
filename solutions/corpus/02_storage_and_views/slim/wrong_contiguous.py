# title: contiguous(), which returns a slice as it is
# fails: slim-test [slice-keeps-storage]
# fails: slim-hidden [slice-keeps-storage]

def slim(t):
    return t.contiguous()
