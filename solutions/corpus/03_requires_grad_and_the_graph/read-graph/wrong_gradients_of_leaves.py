# title: returns the .grad of each leaf
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
            leaves.append(node.variable.grad)
        else:
            operations.append(node.name())
        for behind, _ in node.next_functions:
            waiting.append(behind)
    return operations, leaves
