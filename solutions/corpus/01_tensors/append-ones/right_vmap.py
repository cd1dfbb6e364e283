# title: vmap adds a one to every row


def append_ones(x):
    return torch.func.vmap(lambda row: torch.cat([row, row.new_ones(1)]))(x)
