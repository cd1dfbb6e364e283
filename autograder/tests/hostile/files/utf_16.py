# title: saved as UTF-16 by an editor
# unit: 03_requires_grad_and_the_graph
# in: notebook
def damage(notebook):
    return json.dumps(notebook, ensure_ascii=False).encode("utf-16")
