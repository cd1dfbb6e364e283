# title: a right answer that prints the stack of its callers as text
# unit: 03_requires_grad_and_the_graph
# never: odd_graphs_read
# in: answer read-graph
{{SOLUTION}}


import traceback

keep = read_graph


def read_graph(result):
    print("".join(traceback.format_stack()))
    return keep(result)
