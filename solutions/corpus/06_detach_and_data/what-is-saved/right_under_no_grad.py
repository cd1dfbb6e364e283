# title: changes under no_grad, and returns a list


def what_is_saved(operation, values):
    told = []
    for which in range(2):
        x = values.clone().requires_grad_()
        y = operation(x)
        with torch.no_grad():
            [x, y][which].zero_()
        try:
            torch.autograd.grad(y, x, torch.ones_like(y))
        except RuntimeError:
            told.append(True)
        else:
            told.append(False)
    return told
