# title: no Function at all


def quantise(x, step, limit):
    rounded = (x / step).round() * step
    passing = torch.where(x.abs() <= limit, x, x.detach())
    return passing + (rounded - passing).detach()
