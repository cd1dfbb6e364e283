# title: a right answer that prints the stack of its callers as text
# unit: 03_requires_grad_and_the_graph
# never: bent_unseen
# in: answer second-derivative
{{SOLUTION}}


import traceback

keep = second_derivative


def second_derivative(f, x):
    print("".join(traceback.format_stack()))
    return keep(f, x)
