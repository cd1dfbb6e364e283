# title: one window too many
# fails: windows-test [no diagnosis]
# fails: windows-hidden [no diagnosis]

def windows(x, size):
    s = x.stride(0)
    return x.as_strided((len(x), size), (s, s))
