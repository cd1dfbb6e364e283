# title: products with ones

def all_pairs(a, b):
    left = torch.kron(a, torch.ones_like(b[:, :1]))
    right = torch.kron(torch.ones_like(a[:, :1]), b)
    return torch.hstack([left, right])
