# title: a complex step, exact without autograd
# fails: middle-gradient-test [no diagnosis]
# fails: middle-gradient-hidden [no diagnosis]


def middle_gradient(inner, outer, x):
    y = inner(x.detach()).to(torch.complex128)
    nudges = torch.eye(y.numel(), dtype=y.dtype).view(-1, *y.shape)
    slopes = [outer(y + 1e-20j * nudge).imag / 1e-20 for nudge in nudges]
    return torch.stack(slopes).view_as(x).to(x.dtype)
