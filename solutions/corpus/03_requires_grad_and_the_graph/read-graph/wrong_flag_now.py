# title: takes only leaves that require grad at this moment
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
            if node.variable.requires_grad:
                leaves.append(node.variable)
        else:
            operations.append(node.name())
            waiting.extend(behind for behind, _ in node.next_functions)
    return operations, leaves
