# title: grade ids are renamed, cell ids too
# unit: 03_requires_grad_and_the_graph
# in: notebook
def damage(notebook):
    for number, cell in enumerate(notebook["cells"]):
        cell["id"] = f"x{number}"
        if "nbgrader" in cell["metadata"]:
            cell["metadata"]["nbgrader"]["grade_id"] = f"cell-{number:04}"
    return notebook
