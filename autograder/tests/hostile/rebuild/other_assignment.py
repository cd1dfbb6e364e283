# title: the notebook of another unit, handed in here
# unit: 03_requires_grad_and_the_graph
# status: not graded
# in: folder
def spoil(folder):
    other = Path("{{ROOT}}/exercises/04_leaf_gradients/04_leaf_gradients_exercise.ipynb").read_bytes()
    (folder / "03_requires_grad_and_the_graph_exercise.ipynb").write_bytes(other)
