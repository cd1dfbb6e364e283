# title: a million warnings, all of them different
# unit: 03_requires_grad_and_the_graph
# in: answer ask-for-gradient
{{SOLUTION}}


import warnings

keep = ask_for_gradient


def ask_for_gradient(values):
    for number in range(20_000):
        warnings.warn(f"warning {number} " + "x" * 1000)
    return keep(values)
