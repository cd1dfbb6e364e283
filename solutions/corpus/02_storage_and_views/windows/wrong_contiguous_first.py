# title: made x contiguous first, which may copy
# fails: windows-test [copied-instead-of-viewed]
# fails: windows-hidden [copied-instead-of-viewed]

def windows(x, size):
    return x.contiguous().unfold(0, size, 1)
