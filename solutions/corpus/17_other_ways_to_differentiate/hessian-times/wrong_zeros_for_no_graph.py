# title: autograd.grad twice, with retain_graph so that the graph is still there
# fails: hessian-times-test [zeros-without-a-graph]
# fails: hessian-times-hidden [zeros-without-a-graph]


def hessian_times(f, x, v):
    t = x.detach().clone().requires_grad_(True)
    y = f(t)
    g = torch.autograd.grad(y, t, retain_graph=True)[0]
    product = (g * v).sum()
    if not product.requires_grad:
        return torch.zeros_like(x)
    return torch.autograd.grad(product, t)[0]
