# title: does not catch the refusal
# fails: what-is-saved-test [saved-value-changed]
# fails: what-is-saved-hidden [saved-value-changed]


def what_is_saved(operation, values):
    x = values.clone().requires_grad_()
    y = operation(x)
    y.detach().mul_(1)
    y.sum().backward()
    return False, True
