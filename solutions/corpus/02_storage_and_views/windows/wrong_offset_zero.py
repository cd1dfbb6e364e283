# title: gave the offset 0
# fails: windows-test [offset-forgotten]
# fails: windows-hidden [offset-forgotten]

def windows(x, size):
    s = x.stride(0)
    return x.as_strided((len(x) - size + 1, size), (s, s), 0)
