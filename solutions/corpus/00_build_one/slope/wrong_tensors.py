# title: f is called with tensors
# fails: slope-test [no diagnosis]
# fails: slope-hidden [no diagnosis]

def slope(f, x):
    x = torch.tensor(x, dtype=torch.float64)
    step = 1e-5 * x.abs().clamp(min=1.0)
    return float((f(x + step) - f(x - step)) / (2 * step))
