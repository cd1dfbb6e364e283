# title: zeroes through .data and compares gradients
# fails: what-is-saved-test [gradients-compared]
# fails: what-is-saved-hidden [gradients-compared]


def what_is_saved(operation, values):
    def gradient(which):
        x = values.clone().requires_grad_()
        y = operation(x)
        if which is not None:
            (x, y)[which].data.zero_()
        return torch.autograd.grad(y.sum(), x)[0]

    true = gradient(None)
    return not torch.equal(gradient(0), true), not torch.equal(gradient(1), true)
