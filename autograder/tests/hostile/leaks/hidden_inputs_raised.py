# title: an exception that quotes the frames above, with the hidden test in them
# unit: 03_requires_grad_and_the_graph
# loses: read-graph
# never: odd_graphs_read
# in: answer read-graph
import traceback


def read_graph(result):
    raise ValueError("".join(traceback.format_stack()))
