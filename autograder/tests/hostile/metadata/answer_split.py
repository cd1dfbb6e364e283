# title: an answer cell was split in two
# unit: 03_requires_grad_and_the_graph
# flagged: no
# in: notebook
def damage(notebook):
    answer = cell_of(notebook, "read-graph")
    lines = "".join(answer["source"]).splitlines(keepends=True)
    place = notebook["cells"].index(answer)
    own = {"cell_type": "code", "id": "own", "metadata": {}, "outputs": [], "execution_count": 1}
    notebook["cells"].insert(place, own | {"source": "friends = 'of mine'\n"})
    notebook["cells"].insert(place + 2, own | {"source": "print('done')", "id": "own-2"})
    answer["source"] = lines
    return notebook
