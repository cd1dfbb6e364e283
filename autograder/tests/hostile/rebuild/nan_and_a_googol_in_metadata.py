# title: NaN, infinity and numbers of four hundred digits in the metadata and the outputs
# unit: 03_requires_grad_and_the_graph
# in: notebook
def damage(notebook):
    import json

    notebook["metadata"]["score"] = float("nan")
    for cell in notebook["cells"]:
        cell["metadata"]["executed"] = [float("inf"), -float("inf"), 10**400, -0.0, 1e-320]
        if cell["cell_type"] == "code":
            cell["execution_count"] = 10**400
    return json.dumps(notebook).encode()
