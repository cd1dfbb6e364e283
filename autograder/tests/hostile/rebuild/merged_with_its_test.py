# title: an answer cell was merged with the test below it, which is gone since then
# unit: 03_requires_grad_and_the_graph
# in: notebook
def damage(notebook):
    for name in ("ask-for-gradient", "read-graph"):
        answer, test = cell_of(notebook, name), cell_of(notebook, f"{name}-test")
        answer["source"] = "".join(answer["source"]) + "\n\n" + "".join(test["source"])
        notebook["cells"].remove(test)
    return notebook
