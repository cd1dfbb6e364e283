# title: a file that was cut off while it was saved
# unit: 03_requires_grad_and_the_graph
# status: not graded
# in: notebook
def damage(notebook):
    text = json.dumps(notebook).encode()
    return text[: len(text) // 2]
