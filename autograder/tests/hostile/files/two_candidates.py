# title: two notebooks, neither with the right name: nobody may guess
# unit: 03_requires_grad_and_the_graph
# status: not graded
# in: folder
def spoil(folder):
    given = folder / "03_requires_grad_and_the_graph_exercise.ipynb"
    (folder / "b.ipynb").write_bytes(given.read_bytes().replace(b"clone", b"detach"))
    given.rename(folder / "a.ipynb")
