# title: the factor under no_grad, by fmin


def clipped(h, limit):
    with torch.no_grad():
        f = torch.fmin(limit / torch.linalg.norm(h), torch.ones((), dtype=h.dtype, device=h.device))
    return torch.mul(h, f)
