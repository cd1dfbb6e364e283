# title: lets PyTorch do it
# fails: slope-test [TODO]

def slope(f, x):
    u = torch.tensor(x, requires_grad=True)
    f(u).backward()
    return u.grad.item()
