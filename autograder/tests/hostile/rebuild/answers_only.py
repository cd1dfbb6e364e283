# title: only the answer cells are left
# unit: 03_requires_grad_and_the_graph
# in: notebook
def damage(notebook):
    notebook["cells"] = [c for c in notebook["cells"] if c["metadata"].get("nbgrader", {}).get("solution")]
    return notebook
