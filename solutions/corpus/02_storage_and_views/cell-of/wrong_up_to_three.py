# title: knows up to three axes
# fails: cell-of-hidden [no diagnosis]


def cell_of(x, index):
    i, j, k = (tuple(index) + (0, 0, 0))[:3]
    s, t, u = (x.stride() + (0, 0, 0))[:3]
    return x.storage_offset() + i * s + j * t + k * u
