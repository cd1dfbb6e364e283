# title: joined the numbers and the rest

def own_starts(start, runs):
    numbers = torch.arange(runs, dtype=start.dtype, device=start.device)
    return torch.column_stack([numbers, start[1:].expand(runs, -1)])
