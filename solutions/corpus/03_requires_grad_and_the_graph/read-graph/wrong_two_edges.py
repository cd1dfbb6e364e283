# title: looks at two edges of each node
# fails: read-graph-test [no diagnosis]
# fails: read-graph-hidden [no diagnosis]


def read_graph(result):
    operations, leaves = [], []
    waiting, known = [result.grad_fn], set()
    while waiting:
        node = waiting.pop()
        if node is None or node in known:
            continue
        known.add(node)
        if hasattr(node, "variable"):
            leaves.append(node.variable)
            continue
        operations.append(node.name())
        edges = node.next_functions
        waiting.append(edges[0][0])
        if len(edges) > 1:
            waiting.append(edges[1][0])
    return operations, leaves
