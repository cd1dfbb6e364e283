# title: repeated row by row, and as a whole

def all_pairs(a, b):
    return torch.hstack([a.repeat_interleave(len(b), dim=0), b.repeat(len(a), 1)])
