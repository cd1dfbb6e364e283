# title: the stride of a table with that many columns
# fails: windows-test [no diagnosis]
# fails: windows-hidden [no diagnosis]

def windows(x, size):
    s = x.stride(0)
    return x.as_strided((len(x) - size + 1, size), (size * s, s))
