# title: clamp passes at its limits


def quantise(x, step, limit):
    inside = x.clamp(-limit, limit)
    return inside + (torch.round(x / step) * step - inside).detach()
