# title: torch.where between the factor and 1


def clipped(h, limit):
    n = h.detach().norm()
    return h * torch.where(n > limit, limit / n, 1.0)
