# title: an answer cell was cut and pasted as a new one, without metadata
# unit: 03_requires_grad_and_the_graph
# flagged: no
# in: notebook
def damage(notebook):
    answer = cell_of(notebook, "ask-for-gradient")
    answer["metadata"], answer["id"] = {}, "pasted"
    return notebook
