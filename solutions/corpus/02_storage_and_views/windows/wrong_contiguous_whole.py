# title: makes a single window contiguous
# fails: windows-hidden [copied-instead-of-viewed]


def windows(x, size):
    if size == len(x):
        return x.contiguous().view(1, size)
    step = x.stride(0)
    return x.as_strided((len(x) - size + 1, size), (step, step))
