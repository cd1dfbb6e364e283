# title: changes clones, so nothing is ever refused
# fails: what-is-saved-test [changed-a-copy-only]
# fails: what-is-saved-hidden [changed-a-copy-only]


def what_is_saved(operation, values):
    told = []
    for which in ["input", "output"]:
        x = values.clone().requires_grad_()
        y = operation(x)
        try:
            if which == "input":
                x.clone().zero_()
            else:
                y.detach().clone().zero_()
            y.sum().backward()
            told.append(False)
        except RuntimeError:
            told.append(True)
    return tuple(told)
