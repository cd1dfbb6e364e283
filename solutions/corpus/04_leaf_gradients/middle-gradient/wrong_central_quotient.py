# title: central difference quotients in float64, exact enough for float32
# fails: middle-gradient-test [no diagnosis]
# fails: middle-gradient-hidden [no diagnosis]


def middle_gradient(inner, outer, x):
    y = inner(x.detach().double())
    gradient = torch.zeros_like(y)
    for place in range(y.numel()):
        nudge = torch.zeros_like(y)
        nudge.view(-1)[place] = 1e-5
        gradient.view(-1)[place] = (outer(y + nudge) - outer(y - nudge)) / 2e-5
    return gradient.to(x.dtype)
