# title: changes through .data, so nothing is ever refused
# fails: what-is-saved-test [change-must-be-counted]
# fails: what-is-saved-hidden [change-must-be-counted]


def what_is_saved(operation, values):
    told = []
    for which in ["input", "output"]:
        x = values.clone().requires_grad_()
        y = operation(x)
        try:
            if which == "input":
                x.data.zero_()
            else:
                y.data.zero_()
            y.sum().backward()
            told.append(False)
        except RuntimeError:
            told.append(True)
    return tuple(told)
