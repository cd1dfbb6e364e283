# title: both changes in one run
# fails: what-is-saved-test [two-changes-at-once]
# fails: what-is-saved-hidden [two-changes-at-once]

def what_is_saved(operation, values):
    x = values.clone().requires_grad_()
    y = operation(x)
    x.detach().mul_(1)
    y.detach().mul_(1)
    try:
        y.sum().backward()
    except RuntimeError:
        return True, True
    return False, False
