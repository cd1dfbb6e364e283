# title: an older release of the exercise: other wording of questions and tests
# unit: 03_requires_grad_and_the_graph
# in: notebook
def damage(notebook):
    for cell in notebook["cells"]:
        grader = cell["metadata"].get("nbgrader", {})
        if not grader.get("solution"):
            cell["source"] = "# An older wording.\n" + "".join(cell["source"])[:200]
    return notebook
