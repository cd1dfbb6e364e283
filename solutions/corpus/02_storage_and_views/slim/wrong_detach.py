# title: detach(), which shares
# fails: slim-test [slice-keeps-storage]
# fails: slim-hidden [slice-keeps-storage]

def slim(t):
    return t.detach()
