# title: an answer cell was dragged to the end
# unit: 03_requires_grad_and_the_graph
# flagged: no
# in: notebook
def damage(notebook):
    answer = cell_of(notebook, "ask-for-gradient")
    notebook["cells"].remove(answer)
    notebook["cells"].append(answer)
    return notebook
