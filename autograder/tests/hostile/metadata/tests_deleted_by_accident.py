# title: a right submission without one of its test cells
# unit: 03_requires_grad_and_the_graph
# in: notebook
def damage(notebook):
    notebook["cells"].remove(cell_of(notebook, "mend-loss-hidden"))
    return notebook
