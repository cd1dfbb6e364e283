# title: saved by the classic notebook: nbformat 4.2, no cell ids
# unit: 03_requires_grad_and_the_graph
# flagged: no
# in: notebook
def damage(notebook):
    notebook["nbformat_minor"] = 2
    for cell in notebook["cells"]:
        cell.pop("id", None)
        cell["metadata"] |= {"collapsed": True, "scrolled": False}
    return notebook
