# title: one row down is a step of x, one column to the right a single cell
# fails: windows-test [no diagnosis]
# fails: windows-hidden [no diagnosis]
def windows(x, size):
    rows = len(x) - size + 1
    return x.as_strided((rows, size), (x.stride(0), 1))
