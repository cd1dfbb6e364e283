# title: counted the storage
# fails: windows-test [no diagnosis]
# fails: windows-hidden [no diagnosis]

def windows(x, size):
    n = x.untyped_storage().nbytes() // x.element_size()
    s = x.stride(0)
    return x.as_strided((n - size + 1, size), (s, s))
