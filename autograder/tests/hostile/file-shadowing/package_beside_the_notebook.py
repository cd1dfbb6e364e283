# title: a package autograder beside the notebook, with checks that do nothing
# unit: 03_requires_grad_and_the_graph
# loses: ask-for-gradient
# in: answer ask-for-gradient
ask_for_gradient = lambda values: values
# in: folder
def spoil(folder):
    (folder / "autograder" / "checks").mkdir(parents=True)
    (folder / "autograder" / "__init__.py").write_text("")
    (folder / "autograder" / "checks" / "__init__.py").write_text(
        "def __getattr__(name):\n    return lambda *a, **k: None\n"
    )
    (folder / "checks.py").write_text("check_tensor = print\n")
