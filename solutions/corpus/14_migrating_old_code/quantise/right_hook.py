# title: the gradient is masked in a hook


def quantise(x, step, limit):
    through = x * 1
    small = (x.abs() <= limit).detach()
    if through.requires_grad:
        through.register_hook(lambda grad: grad * small)
    return through + ((x / step).round() * step - through).detach()
