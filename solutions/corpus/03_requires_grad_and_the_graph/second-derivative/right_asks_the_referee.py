# title: both derivatives by autograd, and then a quotient to compare them with

def second_derivative(f, x):
    t = x.clone().requires_grad_()
    (slope,) = torch.autograd.grad(f(t).sum(), t, create_graph=True)
    bend = torch.zeros_like(x)
    if slope.requires_grad:
        (bend,) = torch.autograd.grad(slope.sum(), t, materialize_grads=True)
    u, h = t.double(), 1e-3
    near = (f(u + h) - 2 * f(u) + f(u - h)) / h**2
    if not torch.allclose(bend.double(), near.detach(), rtol=1e-2, atol=1e-2):
        print("the referee doubts it")
    return bend
