# title: changes results in place while autograd records


def survives(operation, values, at_input):
    h = values.clone().requires_grad_() * 1
    y = operation(h)
    if at_input:
        h.add_(1)
    else:
        y = y.mul_(2)
    try:
        y.sum().backward()
        return True
    except RuntimeError:
        return False


def what_is_saved(operation, values):
    return not survives(operation, values, True), not survives(operation, values, False)
