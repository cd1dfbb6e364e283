# title: no metadata, and the questions in another order
# unit: 04_leaf_gradients
# in: notebook
def damage(notebook):
    for cell in notebook["cells"]:
        cell["metadata"] = {}
        cell.pop("id", None)
    heads = [n for n, c in enumerate(notebook["cells"]) if "## Question" in "".join(c["source"])] + [len(notebook["cells"])]
    blocks = [notebook["cells"][a:b] for a, b in zip(heads, heads[1:])]
    notebook["cells"] = notebook["cells"][: heads[0]] + [c for block in reversed(blocks) for c in block]
    return notebook
