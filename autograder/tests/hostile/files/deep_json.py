# title: JSON that is nested a hundred thousand levels deep
# unit: 03_requires_grad_and_the_graph
# status: not graded
# in: notebook
def damage(notebook):
    return b'{"cells": ' + b"[" * 100_000 + b"]" * 100_000 + b"}"
