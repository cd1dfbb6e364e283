# title: one row for each number, by vmap


def own_starts(start, runs):
    def row(number):
        return torch.cat([number[None], start[1:]])

    return torch.func.vmap(row)(torch.arange(runs).to(start.dtype))
