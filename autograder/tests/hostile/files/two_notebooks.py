# title: an older copy with another name beside the notebook
# unit: 03_requires_grad_and_the_graph
# in: folder
def spoil(folder):
    (folder / "03_requires_grad_and_the_graph_exercise-Copy1.ipynb").write_text('{"cells": []}')
    (folder / ".ipynb_checkpoints").mkdir()
    (folder / ".ipynb_checkpoints" / "03_requires_grad_and_the_graph_exercise-checkpoint.ipynb").write_text("{}")
