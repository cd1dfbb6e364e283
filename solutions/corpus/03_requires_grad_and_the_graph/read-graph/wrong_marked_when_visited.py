# title: asks whether a node is known only when it is put on the list
# fails: read-graph-test [node-once-for-each-edge]
# fails: read-graph-hidden [node-once-for-each-edge]
# never: node-met-twice
def read_graph(result):
    operations, leaves = [], []
    if result.grad_fn is None:
        return operations, leaves
    waiting, known = [result.grad_fn], set()
    while waiting:
        node = waiting.pop()
        known.add(node)
        if hasattr(node, "variable"):
            leaves.append(node.variable)
        else:
            operations.append(node.name())
        for behind, _ in node.next_functions:
            if behind is not None and behind not in known:
                waiting.append(behind)
    return operations, leaves
