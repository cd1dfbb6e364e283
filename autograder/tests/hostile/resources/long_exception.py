# title: an exception with a hundred megabytes to say
# unit: 03_requires_grad_and_the_graph
# loses: ask-for-gradient
# in: answer ask-for-gradient
def ask_for_gradient(values):
    raise ValueError("x" * 100_000_000)


raise KeyError("y" * 100_000_000)
