# title: multiplies the offset by the stride
# fails: windows-test [no diagnosis]
# fails: windows-hidden [no diagnosis]

def windows(x, size):
    n = x.shape[0]
    if not 1 <= size <= n:
        raise ValueError(f"size must be from 1 to {n}, not {size}")

    # where x begins, and how far its neighbours are apart
    step = x.stride(0)
    begin = x.storage_offset() * step

    # one step to the right, one step down: the same number of cells
    rows = n - size + 1
    shape = (rows, size)
    stride = (step, step)

    result = torch.as_strided(x, shape, stride, begin)
    return result
