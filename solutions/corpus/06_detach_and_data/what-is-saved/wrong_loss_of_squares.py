# title: its own loss saves the output
# fails: what-is-saved-test [no diagnosis]
# fails: what-is-saved-hidden [no diagnosis]


def what_is_saved(operation, values):
    answers = []
    for which in ("input", "output"):
        x = values.clone().requires_grad_()
        y = operation(x)
        loss = (y * y).sum()
        (x if which == "input" else y).detach().add_(1)
        try:
            loss.backward()
        except RuntimeError:
            answers.append(True)
        else:
            answers.append(False)
    return tuple(answers)
