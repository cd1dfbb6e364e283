# title: an answer cell was split in two, and the second half lost its metadata
# unit: 01_tensors
# flagged: no
# in: notebook
def damage(notebook):
    answer = cell_of(notebook, "rescale")
    first, second = "".join(answer["source"]).split("def rescale_(")
    place = notebook["cells"].index(answer)
    own = {"cell_type": "code", "id": "own", "metadata": {}, "outputs": [], "execution_count": 1}
    notebook["cells"].insert(place + 1, own | {"source": f"def rescale_({second}"})
    answer["source"] = first.splitlines(keepends=True)
    return notebook
