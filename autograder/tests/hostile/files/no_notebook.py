# title: a folder without a notebook
# unit: 03_requires_grad_and_the_graph
# status: not graded
# in: folder
def spoil(folder):
    (folder / "03_requires_grad_and_the_graph_exercise.ipynb").rename(folder / "answers.txt")
