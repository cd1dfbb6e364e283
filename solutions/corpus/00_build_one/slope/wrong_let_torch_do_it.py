# title: PyTorch knows derivatives, so put a tensor in
# fails: slope-test [torch-instead-of-referee]
# fails: slope-hidden [torch-instead-of-referee]
def slope(f, x):
    t = torch.tensor(float(x), dtype=torch.float64, requires_grad=True)
    y = torch.as_tensor(f(t))
    (g,) = torch.autograd.grad(y, t)
    return g.item()
