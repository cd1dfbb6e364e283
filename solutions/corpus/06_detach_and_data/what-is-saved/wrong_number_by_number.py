# title: compares the gradients number by number, and returns tensors
# fails: what-is-saved-test [no diagnosis]
# fails: what-is-saved-hidden [no diagnosis]


def what_is_saved(operation, values):
    def gradient(change):
        x = values.clone().requires_grad_()
        y = operation(x)
        total = y.sum()
        change(x, y)
        total.backward()
        return x.grad

    right = gradient(lambda x, y: None)
    of_input = gradient(lambda x, y: x.data.add_(1)) != right
    of_output = gradient(lambda x, y: y.data.add_(1)) != right
    return of_input, of_output
