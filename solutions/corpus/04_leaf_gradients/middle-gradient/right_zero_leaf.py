# title: adds a leaf of zeros to y and takes its gradient


def middle_gradient(inner, outer, x):
    y = inner(x).detach()
    nothing = torch.zeros_like(y, requires_grad=True)
    outer(y + nothing).backward()
    return nothing.grad
