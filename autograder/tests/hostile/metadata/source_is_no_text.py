# title: the sources of cells are lists in lists, a number and an object
# unit: 03_requires_grad_and_the_graph
# loses: read-graph
# flagged: yes
# says: no text
# in: notebook
def damage(notebook):
    answer = cell_of(notebook, "ask-for-gradient")
    answer["source"] = [[line] for line in "".join(answer["source"]).splitlines(True)]
    cell_of(notebook, "read-graph")["source"] = {"text": cell_of(notebook, "read-graph")["source"]}
    cell_of(notebook, "ask-for-gradient-test")["source"] = 7
    return notebook
