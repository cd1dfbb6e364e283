# title: a formatter went over all cells: other quotes, blank lines, trailing spaces
# unit: 03_requires_grad_and_the_graph
# flagged: no
# in: notebook
def damage(notebook):
    for cell in notebook["cells"]:
        text = "".join(cell["source"])
        if cell["cell_type"] == "code":
            cell["source"] = "\n\n" + text.replace("\n", "  \r\n") + "\n\n"
    return notebook
