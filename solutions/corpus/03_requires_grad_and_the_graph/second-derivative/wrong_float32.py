# title: computes in float32, and converts back
# fails: second-derivative-hidden [no diagnosis]


def second_derivative(f, x):
    t = x.float().clone().requires_grad_()
    (first,) = torch.autograd.grad(f(t).sum(), t, create_graph=True)
    if first.grad_fn is None:
        return torch.zeros_like(x)
    (second,) = torch.autograd.grad(first.sum(), t, allow_unused=True, materialize_grads=True)
    return second.to(x.dtype)
