# title: a helper is written into a file by one cell and imported by another
# unit: 03_requires_grad_and_the_graph
# flagged: no
# in: scratch first
%%writefile helper.py
def own_copy(values):
    return values.clone() if values.is_floating_point() else values.float()
# in: answer ask-for-gradient
from helper import own_copy


def ask_for_gradient(values):
    return own_copy(values).requires_grad_()
