# title: a right notebook with 40 MB of outputs of its own
# unit: 03_requires_grad_and_the_graph
# in: notebook
def damage(notebook):
    text = {"output_type": "stream", "name": "stdout", "text": "x" * 40_000_000}
    cell_of(notebook, "setup")["outputs"] = [text]
    return notebook
