# title: JSON with half characters in names and texts
# unit: 03_requires_grad_and_the_graph
# in: notebook
def damage(notebook):
    notebook["metadata"]["title"] = "\ud83d"
    notebook["cells"].append({"cell_type": "markdown", "metadata": {}, "source": "\udc00 \u0000 done", "id": "x"})
    return notebook
