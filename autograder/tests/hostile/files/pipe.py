# title: a pipe that has the notebook's name: whoever opens it waits for ever
# unit: 03_requires_grad_and_the_graph
# status: not graded
# in: folder
def spoil(folder):
    (folder / "03_requires_grad_and_the_graph_exercise.ipynb").unlink()
    os.mkfifo(folder / "03_requires_grad_and_the_graph_exercise.ipynb")
