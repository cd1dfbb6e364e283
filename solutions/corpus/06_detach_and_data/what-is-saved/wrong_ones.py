# title: puts ones in, not the values
# fails: what-is-saved-hidden [no diagnosis]


def what_is_saved(operation, values):
    saved = []
    for which in (0, 1):
        x = torch.ones_like(values).requires_grad_()
        y = operation(x)
        loss = y.sum()
        (x, y)[which].detach().zero_()
        try:
            loss.backward()
            saved.append(False)
        except RuntimeError:
            saved.append(True)
    return tuple(saved)
