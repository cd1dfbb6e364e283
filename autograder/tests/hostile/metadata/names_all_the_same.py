# title: every cell claims to be the same answer
# unit: 03_requires_grad_and_the_graph
# others: stub
# in: notebook
def damage(notebook):
    for cell in notebook["cells"]:
        cell["metadata"] = dict(cell_of(notebook, "setup")["metadata"])
    return notebook
