# title: joined row by row
# fails: all-pairs-test [each-with-its-own-partner-only]
# fails: all-pairs-hidden [each-with-its-own-partner-only]

def all_pairs(a, b):
    n = min(len(a), len(b))
    return torch.cat([a[:n], b[:n]], dim=1)
