# title: values is plain, so a clone of it will do
# fails: what-is-saved-test [asked-without-a-gradient]
# fails: what-is-saved-hidden [asked-without-a-gradient]


def what_is_saved(operation, values):
    def ask(change_output):
        x = values.clone()
        y = operation(x)
        (y if change_output else x).detach().add_(1)
        try:
            y.sum().backward()
        except RuntimeError:
            return True
        return False

    return ask(False), ask(True)
