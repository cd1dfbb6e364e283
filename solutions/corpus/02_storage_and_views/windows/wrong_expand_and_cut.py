# title: Repeat x for every row without memory, then keep size columns
# fails: windows-test [no diagnosis]
# fails: windows-hidden [no diagnosis]


def windows(x, size):
    how_many = x.shape[0] - size + 1
    table = x[None, :].expand(how_many, -1)
    return table[:, :size]
