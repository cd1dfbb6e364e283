# title: JSON that is no notebook
# unit: 03_requires_grad_and_the_graph
# status: not graded
# in: notebook
def damage(notebook):
    return b'[{"cells": 3}, null, "metadata"]'
