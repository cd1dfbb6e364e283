# title: flattens its copy with view
# fails: second-derivative-hidden [view-needs-even-strides]


def second_derivative(f, x):
    t = x.clone().view(-1).requires_grad_()
    (first,) = torch.autograd.grad(f(t).sum(), t, create_graph=True)
    if not first.requires_grad:
        return torch.zeros_like(x)
    (second,) = torch.autograd.grad(first.sum(), t, allow_unused=True, materialize_grads=True)
    return second.view(x.shape)
