# title: joins the flat halves and lets reshape put them beside each other
# fails: all-pairs-test [no diagnosis]
# fails: all-pairs-hidden [no diagnosis]

def all_pairs(a, b):
    rows = len(a) * len(b)
    halves = [a.repeat_interleave(len(b), dim=0), b.repeat(len(a), 1)]
    return torch.cat([half.flatten() for half in halves]).reshape(rows, -1)
