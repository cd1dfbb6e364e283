# title: one block for each row

def all_pairs(a, b):
    blocks = []
    for row in a:
        blocks.append(torch.cat([row.expand(len(b), -1), b], dim=1))
    return torch.cat(blocks)
