# title: joined every pair of rows

def all_pairs(a, b):
    return torch.stack([torch.cat([x, y]) for x in a for y in b])
