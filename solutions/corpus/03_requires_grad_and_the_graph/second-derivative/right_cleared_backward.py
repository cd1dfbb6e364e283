# title: backward() twice, with .grad taken out in between
def second_derivative(f, x):
    t = x.clone().requires_grad_()
    f(t).sum().backward(create_graph=True)
    slope, t.grad = t.grad, None
    if slope.requires_grad:
        slope.sum().backward()
    return torch.zeros_like(x) if t.grad is None else t.grad.detach()
