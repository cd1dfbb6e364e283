# title: changed the leaf in place
# fails: what-is-saved-test [leaf-changed-in-place]
# fails: what-is-saved-hidden [leaf-changed-in-place]

def what_is_saved(operation, values):
    def is_saved(which):
        x = values.clone().requires_grad_()
        y = operation(x)
        try:
            [x, y][which].mul_(1)
            y.sum().backward()
        except RuntimeError:
            return True
        return False

    return is_saved(0), is_saved(1)
