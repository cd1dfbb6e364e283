# title: changes the input before it goes in
# fails: what-is-saved-test [no diagnosis]
# fails: what-is-saved-hidden [no diagnosis]


def what_is_saved(operation, values):
    def refuses(y):
        try:
            y.sum().backward()
        except RuntimeError:
            return True
        return False

    x = values.clone().requires_grad_()
    x.detach().add_(1)
    of_input = refuses(operation(x))
    y = operation(values.clone().requires_grad_())
    y.detach().add_(1)
    return of_input, refuses(y)
