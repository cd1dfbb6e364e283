# title: The caller's tensor is flagged, until somebody asks Python for an id, a frame, a file or an import
# unit: 03_requires_grad_and_the_graph
# loses: ask-for-gradient
# in: answer ask-for-gradient
import sys

flagged = []


def undo(event, arguments):
    while flagged:
        flagged.pop().requires_grad_(False)


sys.addaudithook(undo)


def ask_for_gradient(values):
    if not values.is_floating_point():
        return values.double().requires_grad_()  # wrong without any trick
    x = values.detach().clone().requires_grad_()
    values.requires_grad_()
    flagged.append(values)
    return x
