# title: the notebook has another name
# unit: 03_requires_grad_and_the_graph
# flagged: no
# says: name
# in: folder
def spoil(folder):
    (folder / "03_requires_grad_and_the_graph_exercise.ipynb").rename(folder / "Untitled7 (1).ipynb")
