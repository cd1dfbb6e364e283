# title: all test cells are deleted
# unit: 03_requires_grad_and_the_graph
# others: stub
# in: notebook
def damage(notebook):
    notebook["cells"] = [c for c in notebook["cells"] if not c["metadata"].get("nbgrader", {}).get("grade")]
    return notebook
