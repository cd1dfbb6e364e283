# title: change a clone, so that values is left alone
# fails: what-is-saved-test [changed-a-copy-only]
# fails: what-is-saved-hidden [changed-a-copy-only]


def what_is_saved(operation, values):
    answers = {}
    for which in ("input", "output"):
        x = values.clone().requires_grad_()
        y = operation(x)
        target = {"input": x, "output": y}[which]
        target.detach().clone().add_(1)
        try:
            y.sum().backward()
        except RuntimeError:
            answers[which] = True
        else:
            answers[which] = False
    return answers["input"], answers["output"]
