# title: looked whether a version moved
# fails: what-is-saved-test [no diagnosis]
# fails: what-is-saved-hidden [no diagnosis]

def what_is_saved(operation, values):
    x = values.clone().requires_grad_()
    y = operation(x)
    y.sum().backward()
    return x._version > 0, y._version > 0
