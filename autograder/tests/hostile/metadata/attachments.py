# title: a text cell with a huge attachment, widgets and a long history
# unit: 03_requires_grad_and_the_graph
# in: notebook
def damage(notebook):
    picture = {"picture.png": {"image/png": "A" * 3_000_000}}
    notebook["cells"][0] |= {"attachments": picture}
    notebook["metadata"]["widgets"] = {"state": ["x" * 1000] * 1000}
    return notebook
