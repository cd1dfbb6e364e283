# title: keeps x in use by adding 0 * x
def second_derivative(f, x):
    t = x.detach().clone().requires_grad_(True)
    y = f(t) + 0 * t**2
    d1 = torch.autograd.grad(y, t, grad_outputs=torch.ones_like(y), create_graph=True)[0]
    d2 = torch.autograd.grad(d1, t, grad_outputs=torch.ones_like(d1))[0]
    return d2
