# title: returns item() of the zeros
# fails: second-derivative-test-line [item-of-many]


def second_derivative(f, x):
    t = x.detach().clone().requires_grad_()
    (slope,) = torch.autograd.grad(f(t).sum(), t, create_graph=True)
    if not slope.requires_grad:
        return torch.zeros_like(x).item()
    (bend,) = torch.autograd.grad(slope.sum(), t, allow_unused=True, materialize_grads=True)
    return bend
