# title: each test cell stands there twice, the second one empty
# unit: 03_requires_grad_and_the_graph
# others: stub
# in: notebook
def damage(notebook):
    copies = [
        c | {"source": "pass", "id": f"copy-{n}"}
        for n, c in enumerate(notebook["cells"])
        if c["metadata"].get("nbgrader", {}).get("grade")
    ]
    notebook["cells"] += copies
    return notebook
