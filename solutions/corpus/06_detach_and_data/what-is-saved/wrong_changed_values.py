# title: changed the values given
# fails: what-is-saved-test [input-shares-memory]
# fails: what-is-saved-hidden [input-shares-memory]

def what_is_saved(operation, values):
    def is_saved(which):
        x = values.detach().requires_grad_()
        y = operation(x)
        [x, y][which].detach().add_(1)
        try:
            y.sum().backward()
        except RuntimeError:
            return True
        return False

    return is_saved(0), is_saved(1)
