# title: a right answer that warns with the place of its caller
# unit: 03_requires_grad_and_the_graph
# never: odd_graphs_read
# in: answer read-graph
{{SOLUTION}}


import warnings

keep = read_graph


def read_graph(result):
    warnings.warn("called from here", stacklevel=2)
    return keep(result)
