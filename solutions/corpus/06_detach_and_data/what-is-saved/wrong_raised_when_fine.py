# title: turned round
# fails: what-is-saved-test [no diagnosis]
# fails: what-is-saved-hidden [no diagnosis]

def what_is_saved(operation, values):
    def is_saved(which):
        x = values.clone().requires_grad_()
        y = operation(x)
        [x, y][which].detach().mul_(1)
        try:
            y.sum().backward()
        except RuntimeError:
            return False
        return True

    return is_saved(0), is_saved(1)
