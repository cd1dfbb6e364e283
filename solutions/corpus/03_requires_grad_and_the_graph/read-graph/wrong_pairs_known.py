# title: remembers the pairs of next_functions, not the nodes
# fails: read-graph-test [outputs-taken-for-nodes]
# fails: read-graph-hidden [outputs-taken-for-nodes]
# never: node-met-twice
def read_graph(result):
    operations, leaves = [], []
    waiting, known = [(result.grad_fn, 0)], set()
    while waiting:
        pair = waiting.pop()
        node = pair[0]
        if node is None or pair in known:
            continue
        known.add(pair)
        if hasattr(node, "variable"):
            leaves.append(node.variable)
        else:
            operations.append(node.name())
        waiting.extend(node.next_functions)
    return operations, leaves
