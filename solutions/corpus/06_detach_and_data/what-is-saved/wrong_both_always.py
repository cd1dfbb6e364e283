# title: says of every operation that both are saved
# fails: what-is-saved-test [no diagnosis]
# fails: what-is-saved-hidden [no diagnosis]


def what_is_saved(operation, values):
    x = values.clone().requires_grad_()
    y = operation(x)
    return (y.requires_grad, y.grad_fn is not None)
