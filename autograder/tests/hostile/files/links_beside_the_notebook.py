# title: links to files of the grader beside a right notebook
# unit: 04_leaf_gradients
# in: folder
def spoil(folder):
    (folder / "netrc.txt").symlink_to("{{HOME}}/.netrc")
    (folder / "solution.ipynb").symlink_to("{{ROOT}}/solutions/04_leaf_gradients/04_leaf_gradients_exercise.ipynb")
    (folder / "loop").symlink_to(folder)
    (folder / "nowhere").symlink_to("/nowhere/at/all")
