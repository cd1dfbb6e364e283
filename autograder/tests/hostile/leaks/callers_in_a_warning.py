# title: a right answer that warns with the place of its caller
# unit: 03_requires_grad_and_the_graph
# never: bent_unseen
# in: answer second-derivative
{{SOLUTION}}


import warnings

keep = second_derivative


def second_derivative(f, x):
    warnings.warn("called from here", stacklevel=2)
    return keep(f, x)
