# title: extrapolated difference quotients, exact for every cubic
# fails: middle-gradient-test [no diagnosis]
# fails: middle-gradient-hidden [no diagnosis]


def middle_gradient(inner, outer, x):
    y = inner(x.detach().double())

    def quotient(nudge, step):
        return (outer(y + step * nudge) - outer(y - step * nudge)) / (2 * step)

    nudges = torch.eye(y.numel(), dtype=y.dtype).view(-1, *y.shape)
    slopes = [(4 * quotient(nudge, 0.5) - quotient(nudge, 1.0)) / 3 for nudge in nudges]
    return torch.stack(slopes).view_as(y).to(x.dtype)
