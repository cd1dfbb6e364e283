# title: materialises zeros and forgets the line without parameters
# fails: second-derivative-test-line [straight-slope-has-no-history]
def second_derivative(f, x):
    at = x.detach().clone().requires_grad_(True)
    y = f(at)
    first = torch.autograd.grad(y, at, torch.ones_like(y), create_graph=True)[0]
    return torch.autograd.grad(first, at, torch.ones_like(first), materialize_grads=True)[0]
