# title: two runs

def what_is_saved(operation, values):
    def is_saved(which):
        x = values.clone().requires_grad_()
        y = operation(x)
        [x, y][which].detach().mul_(1)
        loss = y.sum()
        try:
            loss.backward()
        except RuntimeError:
            return True
        return False

    return is_saved(0), is_saved(1)
