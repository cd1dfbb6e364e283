# title: as one product with a matrix of powers


def smooth(x, w):
    n = len(x)
    lag = torch.arange(n, device=x.device)[:, None] - torch.arange(n, device=x.device)
    share = torch.cat([torch.ones_like(x[:1]), (1 - w).expand(n - 1)])
    weights = torch.where(lag >= 0, w ** lag.clamp(min=0), 0.0) * share
    return weights @ x
