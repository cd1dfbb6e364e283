# title: two loops and a stack

def all_pairs(a, b):
    return torch.stack([torch.cat([p, q]) for p in a for q in b])
