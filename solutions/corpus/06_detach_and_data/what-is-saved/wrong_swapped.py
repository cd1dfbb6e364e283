# title: answers in the wrong order
# fails: what-is-saved-test [no diagnosis]
# fails: what-is-saved-hidden [no diagnosis]


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
    return (told[1], told[0])
