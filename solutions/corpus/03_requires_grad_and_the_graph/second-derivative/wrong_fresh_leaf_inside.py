# title: I write the slope as a function of its own, with a clean copy of its argument
# fails: second-derivative-test [slope-at-a-copy]
# fails: second-derivative-hidden [slope-at-a-copy]
def slope_of(f):
    def slope(t):
        inner = t.detach().requires_grad_()
        (d,) = torch.autograd.grad(f(inner).sum(), inner, create_graph=True)
        return d

    return slope


def second_derivative(f, x):
    x = x.clone().requires_grad_()
    slope = slope_of(f)(x)
    if not slope.requires_grad:
        return torch.zeros_like(x)
    (d2,) = torch.autograd.grad(slope.sum(), x, allow_unused=True, materialize_grads=True)
    return d2
