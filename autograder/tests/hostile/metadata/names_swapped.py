# title: the grade ids of a right and a blank answer are exchanged: each text still answers its own question
# unit: 03_requires_grad_and_the_graph
# in: notebook
def damage(notebook):
    one, other = cell_of(notebook, "ask-for-gradient"), cell_of(notebook, "second-derivative")
    one["metadata"], other["metadata"] = other["metadata"], one["metadata"]
    one["id"], other["id"] = other["id"], one["id"]
    return notebook
