# title: Metadata nested a hundred thousand deep, which no parser of Python's follows
# unit: 03_requires_grad_and_the_graph
# status: not graded
# loses: everything
# in: notebook
def damage(notebook):
    import json

    notebook["metadata"]["deep"] = "HERE"
    depth = 100_000
    return json.dumps(notebook).replace('"HERE"', "[" * depth + "]" * depth).encode()
