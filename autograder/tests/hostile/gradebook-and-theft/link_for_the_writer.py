# title: links in the own folder that lead out of it
# unit: 04_leaf_gradients
# in: scratch first
import os

os.symlink("{{ROOT}}", "course")
os.symlink("{{HOME}}/.netrc", "04_leaf_gradients.html")
os.symlink("/etc", "outputs")
for name in ("04_leaf_gradients_exercise.ipynb", "outputs/{{MARK}}", "course/{{MARK}}"):
    try:
        with open(name, "w") as file:
            file.write("{}")
    except OSError:
        pass
