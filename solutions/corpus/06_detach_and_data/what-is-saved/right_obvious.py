# title: changes through detach(), once each


def what_is_saved(operation, values):
    told = []
    for which in ["input", "output"]:
        x = values.clone().requires_grad_()
        y = operation(x)
        try:
            if which == "input":
                x.detach().zero_()
            else:
                y.detach().zero_()
            y.sum().backward()
            told.append(False)
        except RuntimeError:
            told.append(True)
    return tuple(told)
