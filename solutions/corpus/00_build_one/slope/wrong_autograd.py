# title: lets PyTorch do it
# fails: slope-test [torch-instead-of-referee]
# fails: slope-hidden [torch-instead-of-referee]

def slope(f, x):
    u = torch.tensor(x, requires_grad=True)
    f(u).backward()
    return u.grad.item()
