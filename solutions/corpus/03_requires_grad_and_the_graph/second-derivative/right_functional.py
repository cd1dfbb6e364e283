# title: torch.func.grad of torch.func.grad
def second_derivative(f, x):
    once = torch.func.grad(lambda t: f(t).sum())
    return torch.func.grad(lambda t: once(t).sum())(x)
