# title: an nbformat that does not exist yet, with all that we need in it
# unit: 03_requires_grad_and_the_graph
# in: notebook
def damage(notebook):
    return notebook | {"nbformat": 4, "nbformat_minor": 99, "more": {"kinds": ["of", "things"]}}
