# title: never changes the input
# fails: what-is-saved-test [no diagnosis]
# fails: what-is-saved-hidden [no diagnosis]


def what_is_saved(operation, values):
    x = values.clone().requires_grad_()
    y = operation(x)
    y.detach().add_(1)
    try:
        y.sum().backward()
    except RuntimeError:
        return False, True
    return False, False
