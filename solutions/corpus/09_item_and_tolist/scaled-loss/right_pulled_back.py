# title: torch.func.vjp pulls the relative gradient back


def scaled_loss(w, x, y):
    error, pull = torch.func.vjp(lambda u: ((x @ u - y) ** 2).mean(), w.detach())
    (slope,) = pull(1 / error)
    return 1 + slope @ (w - w.detach()) + 0.1 * torch.linalg.norm(w)
