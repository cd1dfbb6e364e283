# title: tags that skip cells or allow errors, and a kernel that does not exist
# unit: 03_requires_grad_and_the_graph
# loses: ask-for-gradient
# in: answer ask-for-gradient
ask_for_gradient = lambda values: values
# in: notebook
def damage(notebook):
    for cell in notebook["cells"]:
        cell["metadata"]["tags"] = ["raises-exception", "skip-execution", "remove-cell"]
        cell["metadata"]["nbgrader_timeout"] = 0
    notebook["metadata"]["kernelspec"] = {"name": "/bin/sh", "display_name": "x", "language": "R"}
    notebook["metadata"]["language_info"] = {"name": "julia", "version": 4}
    return notebook
