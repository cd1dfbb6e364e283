# title: writes to the first element of the output
# fails: what-is-saved-test [output-without-dimensions]
# fails: what-is-saved-hidden [output-without-dimensions]

def what_is_saved(operation, values):
    """Return (input_saved, output_saved), two bools."""

    def refused(change):
        x = values.clone().requires_grad_()
        h = x * 1
        y = operation(h)
        change(h, y)
        try:
            y.sum().backward()
        except RuntimeError:
            return True
        return False

    def change_input(h, y):
        h.detach()[0] = 1.0

    def change_output(h, y):
        y.detach()[0] = 1.0

    return refused(change_input), refused(change_output)
