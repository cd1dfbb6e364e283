# title: text and code that take minutes to be made into a page
# unit: 03_requires_grad_and_the_graph
# in: scratch first
"""
................................................................................
"""
# in: notebook
def damage(notebook):
    for cell in notebook["cells"]:
        if "......" in "".join(cell["source"]):
            cell["source"] = "#" + "." * 40_000 + "\n'" + "." * 40_000 + "'"
            break
    words = {"cell_type": "markdown", "metadata": {}, "source": "\\begin{a}" * 10_000}
    notebook["cells"].insert(1, words)
    return notebook
