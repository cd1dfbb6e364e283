# title: cells without a source, of unknown kinds, and things that are no cells
# unit: 03_requires_grad_and_the_graph
# in: notebook
def damage(notebook):
    odd = [{}, None, 7, "cell", [], {"cell_type": "drawing", "source": "x", "metadata": {}}]
    odd += [{"cell_type": "code", "source": None}, {"cell_type": "code", "source": [1, 2]}, {"cell_type": []}]
    notebook["cells"] += odd
    return notebook
