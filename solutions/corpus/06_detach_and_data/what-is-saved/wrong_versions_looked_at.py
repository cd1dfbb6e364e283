# title: looked whether a version moved
# fails: what-is-saved-test [changed-a-copy-only]
# fails: what-is-saved-hidden [changed-a-copy-only]

def what_is_saved(operation, values):
    x = values.clone().requires_grad_()
    y = operation(x)
    y.sum().backward()
    return x._version > 0, y._version > 0
