# title: breakpoints are left in an answer and above it
# unit: 03_requires_grad_and_the_graph
# flagged: no
# in: answer ask-for-gradient
import pdb

from IPython.core.debugger import set_trace

pdb.set_trace()


def ask_for_gradient(values):
    breakpoint()
    pdb.set_trace()
    set_trace()
    own = values.clone() if values.is_floating_point() else values.float()
    return own.requires_grad_()
