# title: picks the rows by a matrix product with a table of zeros and ones
# fails: all-pairs-hidden [no diagnosis]
def all_pairs(a, b):
    n, m = len(a), len(b)
    choose_a = torch.eye(n).repeat_interleave(m, dim=0).to(a.dtype)
    choose_b = torch.eye(m).repeat(n, 1).to(b.dtype)
    return torch.cat([choose_a @ a, choose_b @ b], dim=1)
