# title: a slope of 0 everywhere is taken for a straight line
# fails: second-derivative-hidden [no diagnosis]
def second_derivative(f, x):
    t = x.clone().requires_grad_()
    (rate,) = torch.autograd.grad(f(t).sum(), t, create_graph=True)
    if not (rate.requires_grad and rate.any()):
        return torch.zeros_like(x)
    return torch.autograd.grad(rate.sum(), t, materialize_grads=True)[0]
