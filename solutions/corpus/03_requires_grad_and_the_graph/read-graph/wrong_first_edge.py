# title: follows only the first edge
# fails: read-graph-test [only-first-edge]
# fails: read-graph-hidden [only-first-edge]
def read_graph(result):
    operations, leaves = [], []
    node = result.grad_fn
    while node is not None:
        if hasattr(node, "variable"):
            leaves.append(node.variable)
            break
        operations.append(node.name())
        node = node.next_functions[0][0]
    return operations, leaves
