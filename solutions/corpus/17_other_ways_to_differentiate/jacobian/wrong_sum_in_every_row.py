# title: one gradient of the sum, repeated for each output
# fails: jacobian-test [sum-in-every-row]
# fails: jacobian-hidden [sum-in-every-row]


from torch.func import grad


def whole_jacobian(f, x):
    slopes = grad(lambda t: f(t).sum())(x)
    m = f(x).numel()
    if m == x.numel():
        return torch.diag(slopes)
    return slopes.expand(m, -1).clone()
