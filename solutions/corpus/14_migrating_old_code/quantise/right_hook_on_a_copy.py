# title: a hook on a copy


def quantise(x, step, limit):
    y = x.clone()
    keep = x.detach().abs() <= limit
    if y.requires_grad:
        y.register_hook(lambda g: g.masked_fill(~keep, 0.0))
    with torch.no_grad():
        rounded = (x / step).round() * step
    return y - y.detach() + rounded
