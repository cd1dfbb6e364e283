# title: runs twice, and changes the output both times
# fails: what-is-saved-test [same-one-changed-twice]
# fails: what-is-saved-hidden [same-one-changed-twice]
# never: leaf-changed-in-place


def what_is_saved(operation, values):
    answers = []
    for _ in ("input", "output"):
        x = values.clone().requires_grad_()
        y = operation(x)
        loss = y.sum()
        y.detach().add_(0)
        try:
            loss.backward()
            answers.append(False)
        except RuntimeError:
            answers.append(True)
    return tuple(answers)
