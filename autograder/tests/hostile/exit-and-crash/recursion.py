# title: unbounded recursion
# unit: 03_requires_grad_and_the_graph
# loses: read-graph
# in: answer read-graph
def read_graph(result):
    return read_graph(result)
