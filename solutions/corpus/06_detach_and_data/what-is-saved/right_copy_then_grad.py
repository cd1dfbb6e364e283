# title: autograd.grad, and copy_ of itself


def what_is_saved(operation, values):
    def refuses(which):
        x = values.clone().requires_grad_()
        y = operation(x)
        t = [x, y][which].detach()
        t.copy_(t.clone())
        try:
            torch.autograd.grad(y.sum(), x)
        except RuntimeError:
            return True
        return False

    return [refuses(0), refuses(1)]
