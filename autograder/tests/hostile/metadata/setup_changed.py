# title: the given setup cell imports nothing, or something else
# unit: 03_requires_grad_and_the_graph
# in: notebook
def damage(notebook):
    cell_of(notebook, "setup")["source"] = "from unittest.mock import MagicMock as torch\nprobe = print\n"
    return notebook
