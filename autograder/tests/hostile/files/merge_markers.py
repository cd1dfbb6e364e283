# title: merge markers of git in the middle
# unit: 03_requires_grad_and_the_graph
# status: not graded
# in: notebook
def damage(notebook):
    text = json.dumps(notebook, indent=1)
    head, tail = text[:2000].rsplit("\n", 1)[0], text[2000:]
    return f"{head}\n<<<<<<< HEAD\n=======\n>>>>>>> theirs\n{tail}".encode()
