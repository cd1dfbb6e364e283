# title: took it for granted that neighbours are one cell apart
# fails: windows-test [strides-of-another-tensor]
# fails: windows-hidden [strides-of-another-tensor]

def windows(x, size):
    return x.as_strided((len(x) - size + 1, size), (1, 1))
