# title: makes a tensor of the number again
# fails: scaled-loss-test [length-is-a-constant]
# fails: scaled-loss-hidden [length-is-a-constant]
import math


def scaled_loss(w, x, y):
    error = ((x @ w - y) ** 2).mean()
    length = torch.tensor(math.sqrt((w * w).sum()), dtype=w.dtype, device=w.device)
    return torch.stack([error / error.item(), 0.1 * length]).sum()
