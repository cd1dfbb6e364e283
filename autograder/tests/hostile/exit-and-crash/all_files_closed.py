# title: every open file of the process is closed
# unit: 03_requires_grad_and_the_graph
# loses: ask-for-gradient
# in: answer ask-for-gradient
import os


def ask_for_gradient(values):
    os.closerange(0, 4096)
    return values
