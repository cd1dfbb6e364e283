# title: a thousand exceptions, each the cause of the next
# unit: 03_requires_grad_and_the_graph
# loses: ask-for-gradient
# in: answer ask-for-gradient
def ask_for_gradient(values, depth=900):
    try:
        if depth:
            ask_for_gradient(values, depth - 1)
        raise ValueError("x" * 10_000)
    except ValueError as error:
        raise KeyError("y" * 10_000) from error
