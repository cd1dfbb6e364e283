# title: test cells are emptied, or say `assert True`
# unit: 03_requires_grad_and_the_graph
# others: stub
# in: notebook
def damage(notebook):
    for number, cell in enumerate(notebook["cells"]):
        if cell["metadata"].get("nbgrader", {}).get("grade"):
            cell["source"] = ["", "assert True", "2.0"][number % 3]
    return notebook
