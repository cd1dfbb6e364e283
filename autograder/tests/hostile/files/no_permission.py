# title: a notebook that nobody may read (but root)
# unit: 03_requires_grad_and_the_graph
# status: not graded
# in: folder
def spoil(folder):
    given = folder / "03_requires_grad_and_the_graph_exercise.ipynb"
    if os.getuid() == 0:
        given.unlink()  # root reads everything
    else:
        given.chmod(0)
