# title: one answer cannot even be taken apart, and an own cell has changed the default dtype, so all is looked at twice
# unit: 10_training_loop
# status: graded
# loses: lion
# in: scratch first
torch.set_default_dtype(torch.float64)
# in: notebook
def damage(notebook):
    for cell in notebook["cells"]:
        if cell["metadata"].get("nbgrader", {}).get("grade_id") == "lion":
            cell["source"] = "faster = %\\"
    return notebook
