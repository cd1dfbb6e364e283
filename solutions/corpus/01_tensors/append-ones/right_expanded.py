# title: expanded a single one

def append_ones(x):
    column = torch.ones((), dtype=x.dtype, device=x.device).expand(x.size(0), 1)
    return torch.cat((x, column), 1)
