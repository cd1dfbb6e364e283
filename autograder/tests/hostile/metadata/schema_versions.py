# title: schema versions of another time, cells that are locked or not
# unit: 03_requires_grad_and_the_graph
# in: notebook
def damage(notebook):
    for number, cell in enumerate(notebook["cells"]):
        if "nbgrader" in cell["metadata"]:
            cell["metadata"]["nbgrader"]["schema_version"] = [1, 2, 99, "3", None][number % 5]
            cell["metadata"] |= {"deletable": number % 2 == 0, "editable": False}
    return notebook
