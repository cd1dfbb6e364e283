# title: torch.tensor joins the terms, without a flag
# fails: scaled-loss-test [graph-cut]
# fails: scaled-loss-hidden [graph-cut]


def scaled_loss(w, x, y):
    error = ((x @ w - y) ** 2).mean()
    terms = [error / error.item(), 0.1 * w.norm()]
    return torch.tensor(terms, dtype=w.dtype, device=w.device).sum()
