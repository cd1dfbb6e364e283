# title: a folder that has the notebook's name
# unit: 03_requires_grad_and_the_graph
# status: not graded
# in: folder
def spoil(folder):
    (folder / "03_requires_grad_and_the_graph_exercise.ipynb").unlink()
    (folder / "03_requires_grad_and_the_graph_exercise.ipynb").mkdir()
