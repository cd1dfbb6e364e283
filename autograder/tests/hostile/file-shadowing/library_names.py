# title: files named like modules that a grader imports
# unit: 04_leaf_gradients
# loses: train
# in: answer train
train = None
# in: folder
def spoil(folder):
    names = ["json", "random", "struct", "nbformat", "IPython", "sqlite3", "sitecustomize", "conftest"]
    for name in [*names, "usercustomize", "nbgrader_config", "linecache", "unittest"]:
        (folder / f"{name}.py").write_text("import os\nos._exit(0)\n")
