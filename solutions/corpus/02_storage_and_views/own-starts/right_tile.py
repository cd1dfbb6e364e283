# title: torch.tile and index_copy


def own_starts(start, runs):
    table = torch.tile(start, (runs, 1))
    return table.index_copy(1, torch.tensor([0]), torch.arange(runs).to(table)[:, None])
