# title: the learner's own folder is a link to a classmate's
# unit: 03_requires_grad_and_the_graph
# status: not graded
# says: link
# in: folder
def spoil(folder):
    (folder / "03_requires_grad_and_the_graph_exercise.ipynb").unlink()
    folder.rmdir()
    folder.parent.rmdir()
    folder.parent.symlink_to(Path("{{NEIGHBOUR}}").parents[1], target_is_directory=True)
