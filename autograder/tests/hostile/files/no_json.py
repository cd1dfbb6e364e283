# title: a file that is not JSON
# unit: 03_requires_grad_and_the_graph
# status: not graded
# says: not a notebook
# in: notebook
def damage(notebook):
    return b"Dear teacher, my dog ate the notebook."
