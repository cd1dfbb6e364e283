# title: one helper with try around the whole experiment
# fails: what-is-saved-test [no diagnosis]
# fails: what-is-saved-hidden [no diagnosis]


def what_is_saved(operation, values):
    def survives(which):
        try:
            x = values.clone().requires_grad_()
            y = operation(x)
            (x if which == "input" else y).detach().add_(1)
            y.sum().backward()
            return True
        except RuntimeError:
            return False

    return not survives("input"), not survives("output")
