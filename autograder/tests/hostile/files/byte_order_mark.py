# title: a byte order mark, as some editors write
# unit: 03_requires_grad_and_the_graph
# flagged: no
# in: notebook
def damage(notebook):
    return b"\xef\xbb\xbf" + json.dumps(notebook).encode()
