# title: changed the input before the operation
# fails: what-is-saved-test [no diagnosis]
# fails: what-is-saved-hidden [no diagnosis]

def what_is_saved(operation, values):
    x = values.clone().requires_grad_()
    x.detach().mul_(1)
    y = operation(x)
    try:
        y.sum().backward()
        of_input = False
    except RuntimeError:
        of_input = True
    y = operation(x)
    y.detach().mul_(1)
    try:
        y.sum().backward()
        return of_input, False
    except RuntimeError:
        return of_input, True
