# title: the function as it was
# fails: scaled-loss-test [re-wrapped-tensor]
# fails: scaled-loss-hidden [re-wrapped-tensor]
import math


def scaled_loss(w, x, y):
    error = ((x @ w - y) ** 2).mean()
    scale = error.item()
    length = math.sqrt((w * w).sum())
    terms = [error / scale, 0.1 * length]
    return torch.tensor(terms, requires_grad=True, dtype=w.dtype, device=w.device).sum()
