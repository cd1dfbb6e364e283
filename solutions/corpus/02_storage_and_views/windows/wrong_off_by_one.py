# title: one window too few
# fails: windows-test [no diagnosis]
# fails: windows-hidden [no diagnosis]

def windows(x, size):
    s = x.stride(0)
    return x.as_strided((len(x) - size, size), (s, s))
