# title: a folder with notes has the notebook's name, and the notebook another one
# unit: 03_requires_grad_and_the_graph
# says: was taken instead
# in: folder
def spoil(folder):
    given = folder / "03_requires_grad_and_the_graph_exercise.ipynb"
    given.rename(folder / "homework.ipynb")
    given.mkdir()
    (given / "notes.txt").write_text("What I tried first.")
