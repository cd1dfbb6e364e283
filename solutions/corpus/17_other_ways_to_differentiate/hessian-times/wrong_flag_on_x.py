# title: sets the flag on the caller's tensor
# fails: hessian-times-test [callers-tensor-flagged]
# fails: hessian-times-hidden [callers-tensor-flagged]


def hessian_times(f, x, v):
    x.requires_grad_()
    (slope,) = torch.autograd.grad(f(x), x, create_graph=True)
    product = (slope * v).sum()
    if not product.requires_grad:
        return torch.zeros_like(x)
    return torch.autograd.grad(product, x, materialize_grads=True)[0]
