# title: a notebook of nbformat 3: worksheets instead of cells
# unit: 03_requires_grad_and_the_graph
# in: notebook
def damage(notebook):
    cells = []
    for cell in notebook["cells"]:
        text = {"input": cell["source"], "language": "python"} if cell["cell_type"] == "code" else {"source": cell["source"]}
        cells.append({"cell_type": cell["cell_type"], "metadata": cell["metadata"], **text, **({"outputs": [], "prompt_number": 1} if "input" in text else {})})
    return {"nbformat": 3, "nbformat_minor": 0, "metadata": {"name": ""}, "worksheets": [{"cells": cells, "metadata": {}}]}
