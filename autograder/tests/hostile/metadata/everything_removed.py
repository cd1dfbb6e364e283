# title: every cell's metadata is removed, as some tools do
# unit: 03_requires_grad_and_the_graph
# flagged: no
# in: notebook
def damage(notebook):
    for cell in notebook["cells"]:
        cell["metadata"] = {}
    return notebook
