# title: an exception that quotes the frames above, with the hidden test in them
# unit: 03_requires_grad_and_the_graph
# loses: second-derivative
# never: bent_unseen
# in: answer second-derivative
import traceback


def second_derivative(f, x):
    raise ValueError("".join(traceback.format_stack()))
