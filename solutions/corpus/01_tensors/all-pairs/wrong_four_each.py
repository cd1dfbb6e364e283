# title: repeats four times, always
# fails: all-pairs-test [no diagnosis]
# fails: all-pairs-hidden [no diagnosis]
# never: numbers-of-rows-mixed-up

def all_pairs(a, b):
    return torch.cat([a.repeat_interleave(4, dim=0), b.repeat(4, 1)], dim=1)
