# title: a boolean tensor, and increment_version


def what_is_saved(operation, values):
    found = torch.zeros(2, dtype=torch.bool)
    for place in range(2):
        x = (values * 1).requires_grad_()
        y = operation(x)
        total = y.sum()
        torch.autograd.graph.increment_version((x, y)[place])
        try:
            total.backward()
        except RuntimeError:
            found[place] = True
    return tuple(found.tolist())
