# title: as_strided repeats without copying


def all_pairs(a, b):
    n, m = len(a), len(b)
    left = a.contiguous().as_strided((n, m, a.shape[1]), (a.shape[1], 0, 1))
    right = b.contiguous().as_strided((n, m, b.shape[1]), (0, b.shape[1], 1))
    return torch.cat((left, right), -1).view(n * m, -1)
