# title: the number in front of start, not in place of its first element
# fails: own-starts-test [number-in-front-of-all]
# fails: own-starts-hidden [number-in-front-of-all]

def own_starts(start, runs):
    numbers = torch.arange(runs, device=start.device).to(start.dtype)
    return torch.column_stack([numbers, start.repeat(runs, 1)])
