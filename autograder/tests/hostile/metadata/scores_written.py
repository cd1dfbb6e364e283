# title: scores, comments and passed outputs are written into the notebook
# unit: 03_requires_grad_and_the_graph
# others: stub
# in: notebook
def damage(notebook):
    for cell in notebook["cells"]:
        if cell["metadata"].get("nbgrader", {}).get("grade"):
            cell["metadata"]["nbgrader"] |= {"score": 2, "auto_score": 2, "manual_score": 2, "comment": "very good"}
            cell["metadata"]["autograder"] = {"score": 2, "passed": True}
            if cell["cell_type"] == "code":
                cell["outputs"] = [{"output_type": "stream", "name": "stdout", "text": "All tests passed"}]
    return notebook
