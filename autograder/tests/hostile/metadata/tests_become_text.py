# title: test cells become text cells, and answer cells become test cells
# unit: 03_requires_grad_and_the_graph
# others: stub
# flagged: yes
# in: notebook
def damage(notebook):
    for cell in notebook["cells"]:
        grader = cell["metadata"].get("nbgrader", {})
        if grader.get("grade") and cell["cell_type"] == "code":
            cell["cell_type"] = "markdown"
            del cell["outputs"], cell["execution_count"]
        elif grader.get("solution"):
            grader |= {"grade": True, "solution": False, "points": 100}
            cell["source"] = "100"
    return notebook
