# title: takes a second backward for the answer
# fails: what-is-saved-test [no diagnosis]
# fails: what-is-saved-hidden [no diagnosis]


def what_is_saved(operation, values):
    x = values.clone().requires_grad_()
    y = operation(x).sum()
    y.backward()
    try:
        y.backward()
    except RuntimeError:
        return True, True
    return False, False
