# title: mapped over both

def all_pairs(a, b):
    join = torch.vmap(torch.vmap(lambda x, y: torch.cat([x, y]), (None, 0)), (0, None))
    return join(a, b).flatten(0, 1)
