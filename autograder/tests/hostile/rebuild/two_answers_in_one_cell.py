# title: two answers were pasted into one cell, and the other cell was deleted
# unit: 03_requires_grad_and_the_graph
# loses: read-graph
# flagged: yes
# says: which is for another answer
# in: notebook
def damage(notebook):
    one, other = cell_of(notebook, "ask-for-gradient"), cell_of(notebook, "read-graph")
    one["source"] = "".join(one["source"]) + "\n\n\n" + "".join(other["source"])
    notebook["cells"].remove(other)
    return notebook
