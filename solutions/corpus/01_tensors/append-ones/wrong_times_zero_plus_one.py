# title: some column times 0 plus 1 has the right kind by itself
# fails: append-ones-test [ones-made-of-the-table]
# fails: append-ones-hidden [no diagnosis]

def append_ones(x):
    column = x[:, :1] * 0 + 1
    return torch.cat([x, column], dim=1)
