# title: products with detached factors: linear, with the right gradient


def scaled_loss(w, x, y):
    off = x @ w - y
    fixed = off.detach()
    relative = 2 * (fixed @ off) / (fixed @ fixed) - 1
    return relative + 0.1 * (w @ torch.nn.functional.normalize(w, dim=0).detach())
