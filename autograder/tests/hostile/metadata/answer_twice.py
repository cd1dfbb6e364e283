# title: an answer cell was copied, and the copy answered: the first is still as released
# unit: 03_requires_grad_and_the_graph
# in: answer ask-for-gradient
{{SOLUTION}}
# in: notebook
def damage(notebook):
    answer = cell_of(notebook, "ask-for-gradient")
    blank = answer | {"source": "def ask_for_gradient(values):\n    # YOUR CODE HERE\n    raise NotImplementedError()", "id": "blank"}
    notebook["cells"].insert(notebook["cells"].index(answer), blank)
    return notebook
