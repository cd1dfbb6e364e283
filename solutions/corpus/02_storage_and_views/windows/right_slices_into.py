# title: one slice after the other

def windows(x, size):
    rows = len(x) - size + 1
    return x[: len(x)].as_strided([rows, size], [x.stride(0)] * 2)
