# title: a notebook of 70 MB
# unit: 03_requires_grad_and_the_graph
# status: not graded
# says: MiB
# in: folder
def spoil(folder):
    with open(folder / "03_requires_grad_and_the_graph_exercise.ipynb", "ab") as file:
        file.truncate(70_000_000)
