# title: as many rows as a window has numbers
# fails: windows-test [no diagnosis]
# fails: windows-hidden [no diagnosis]
# never: windows-side-by-side

def windows(x, size):
    n, (cells,) = x.numel(), x.stride()
    return x.as_strided((size, n - size + 1), (cells, cells))
