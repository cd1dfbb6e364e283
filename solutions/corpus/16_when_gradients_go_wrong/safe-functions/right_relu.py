# title: relu in front of the root, whose slope at 0 is 0


def root_or_zero(x):
    return torch.relu(x).sqrt()


def entropy(p):
    safe = torch.where(p > 0, p, torch.ones_like(p))
    return -torch.where(p > 0, p * safe.log(), torch.zeros_like(p)).sum(dim=1)
