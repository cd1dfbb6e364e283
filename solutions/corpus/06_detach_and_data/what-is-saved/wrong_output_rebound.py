# title: takes y = y + 1 for a change of the output
# fails: what-is-saved-test [no diagnosis]
# fails: what-is-saved-hidden [no diagnosis]
# never: changed-a-copy-only


def what_is_saved(operation, values):
    told = []
    for which in ["input", "output"]:
        x = values.clone().requires_grad_()
        y = operation(x)
        loss = y.sum()
        if which == "input":
            x.detach().add_(1)
        else:
            y = y + 1
        try:
            loss.backward()
            told.append(False)
        except RuntimeError:
            told.append(True)
    return tuple(told)
