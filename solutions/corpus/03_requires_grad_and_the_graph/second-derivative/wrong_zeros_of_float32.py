# title: zeros in the shape of x for a line, whatever its element type
# fails: second-derivative-test-line [no diagnosis]
def second_derivative(f, x):
    t = x.detach().clone().requires_grad_()
    (slope,) = torch.autograd.grad(f(t).sum(), t, create_graph=True)
    if slope.requires_grad:
        (second,) = torch.autograd.grad(slope.sum(), t, allow_unused=True)
        if second is not None:
            return second
    return torch.zeros(x.shape)
