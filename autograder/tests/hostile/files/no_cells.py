# title: a notebook without cells
# unit: 03_requires_grad_and_the_graph
# status: not graded
# in: notebook
def damage(notebook):
    return notebook | {"cells": []}
