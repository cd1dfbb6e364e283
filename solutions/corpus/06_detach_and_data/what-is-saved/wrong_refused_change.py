# title: The change and the backward stand together in the try, what raises tells me.
# fails: what-is-saved-test [refused-change-is-no-answer]
# fails: what-is-saved-hidden [refused-change-is-no-answer]
import torch


def what_is_saved(operation, values):
    answers = {}
    for which in ("input", "output"):
        x = values.detach().clone().requires_grad_()
        y = operation(x)
        loss = y.sum()
        answers[which] = False
        try:
            if which == "input":
                with torch.no_grad():
                    x += 1
            else:
                y += 1
            loss.backward()
        except RuntimeError:
            answers[which] = True
    return answers["input"], answers["output"]
