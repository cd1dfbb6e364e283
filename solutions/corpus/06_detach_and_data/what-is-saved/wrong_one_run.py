# title: changes the input and then the output, each followed by a backward pass of one graph
# fails: what-is-saved-test [two-changes-at-once]
# fails: what-is-saved-hidden [two-changes-at-once]


def what_is_saved(operation, values):
    x = values.clone().requires_grad_()
    y = operation(x)
    loss = y.sum()

    def refuses(changed):
        changed.detach().add_(1)
        try:
            loss.backward()
        except RuntimeError:
            return True
        return False

    return refuses(x), refuses(y)
