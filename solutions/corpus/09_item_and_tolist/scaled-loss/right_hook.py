# title: a hook divides the gradient on its way back


def scaled_loss(w, x, y):
    error = (x @ w - y).pow(2).mean()
    scale = error.item()
    first = 1 + error - error.detach()
    first.register_hook(lambda grad: grad / scale)
    return torch.stack([first, 0.1 * (w @ w).sqrt()]).sum()
