# title: asks autograd.grad for the gradient of what f returns
# fails: slope-test [torch-instead-of-referee]
# fails: slope-hidden [torch-instead-of-referee]

def slope(f, x):
    place = torch.tensor(x, dtype=torch.float64, requires_grad=True)
    (found,) = torch.autograd.grad(f(place), place)
    return found.item()
