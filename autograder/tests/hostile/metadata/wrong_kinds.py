# title: metadata of kinds that nobody expects
# unit: 03_requires_grad_and_the_graph
# in: notebook
def damage(notebook):
    strange = [None, [], "nbgrader", 7, {"nbgrader": []}, {"nbgrader": {"grade_id": {}, "points": "many"}}]
    for number, cell in enumerate(notebook["cells"]):
        cell["metadata"] = strange[number % len(strange)]
    notebook["metadata"] = []
    return notebook
