# title: thought that cat broadcasts
# fails: all-pairs-test [no diagnosis]
# fails: all-pairs-hidden [no diagnosis]

def all_pairs(a, b):
    return torch.cat([a.unsqueeze(1), b.unsqueeze(0)], dim=-1).flatten(0, 1)
