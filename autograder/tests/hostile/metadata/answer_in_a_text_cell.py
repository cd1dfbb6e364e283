# title: an answer cell became a text cell by a slip of the finger
# unit: 03_requires_grad_and_the_graph
# flagged: no
# in: notebook
def damage(notebook):
    answer = cell_of(notebook, "read-graph")
    answer["cell_type"] = "markdown"
    del answer["outputs"], answer["execution_count"]
    return notebook
