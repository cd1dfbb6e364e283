# title: five thousand empty cells of the learner's own
# unit: 03_requires_grad_and_the_graph
# in: notebook
def damage(notebook):
    own = {"cell_type": "code", "metadata": {}, "outputs": [], "execution_count": None, "source": ""}
    notebook["cells"] += [own | {"id": f"own-{n}"} for n in range(5000)]
    return notebook
