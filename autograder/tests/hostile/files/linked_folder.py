# title: the handed-in folder is a link to a classmate's
# unit: 03_requires_grad_and_the_graph
# status: not graded
# in: folder
def spoil(folder):
    (folder / "03_requires_grad_and_the_graph_exercise.ipynb").unlink()
    folder.rmdir()
    folder.symlink_to(Path("{{NEIGHBOUR}}").parent, target_is_directory=True)
