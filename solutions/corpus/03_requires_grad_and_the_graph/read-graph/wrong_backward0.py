# title: thinks that all names end with Backward0
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
        if node.name().endswith("Backward0"):
            operations.append(node.name())
        elif hasattr(node, "variable"):
            leaves.append(node.variable)
        waiting.extend(behind for behind, _ in node.next_functions)
    return operations, leaves
