# title: a merge by nbdime left both versions of an answer, with marks in cells of their own
# unit: 03_requires_grad_and_the_graph
# in: notebook
def damage(notebook):
    answer = cell_of(notebook, "ask-for-gradient")
    at = notebook["cells"].index(answer)
    old = {**answer, "source": "def ask_for_gradient(values):\n    return values", "id": "local"}

    def mark(text):
        return {"cell_type": "markdown", "metadata": {}, "source": f'<span style="color:red">**{text}**</span>'}

    notebook["cells"][at : at + 1] = [mark("<<<<<<< local"), old, mark("======="), answer, mark(">>>>>>> remote")]
    return notebook
