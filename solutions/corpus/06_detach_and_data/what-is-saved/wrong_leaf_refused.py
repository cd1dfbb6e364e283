# title: changes the leaf itself, and takes the refusal for an answer
# fails: what-is-saved-test [leaf-changed-in-place]
# fails: what-is-saved-hidden [leaf-changed-in-place]


def what_is_saved(operation, values):
    told = []
    for which in ["input", "output"]:
        x = values.clone().requires_grad_()
        y = operation(x)
        try:
            if which == "input":
                x.mul_(1)
            else:
                y.detach().mul_(1)
            y.sum().backward()
            told.append(False)
        except RuntimeError:
            told.append(True)
    return tuple(told)
