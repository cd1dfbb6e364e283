# title: two parts of an empty table are filled


def append_ones(x):
    table = x.new_empty((x.size(0), x.size(1) + 1))
    table[:, :-1].copy_(x)
    table[:, -1].fill_(1)
    return table
