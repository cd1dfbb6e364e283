# title: Python's builtins are emptied
# unit: 03_requires_grad_and_the_graph
# loses: ask-for-gradient
# in: answer ask-for-gradient
import builtins


def ask_for_gradient(values):
    vars(builtins).clear()
