# title: changed in no_grad

def what_is_saved(operation, values):
    found = []
    for place in ("input", "output"):
        x = values.detach().clone().requires_grad_(True)
        y = operation(x)
        ones = torch.ones_like(y)
        with torch.no_grad():
            (x if place == "input" else y).add_(1.0)
        try:
            torch.autograd.grad(y, x, ones)
            found.append(False)
        except RuntimeError as error:
            found.append("modified by an inplace operation" in str(error))
    return tuple(found)
