# title: looked two steps far
# fails: read-graph-test [no diagnosis]
# fails: read-graph-hidden [no diagnosis]

def read_graph(result):
    operations, leaves = [], []
    if result.grad_fn is None:
        return operations, leaves
    operations.append(result.grad_fn.name())
    for node, _ in result.grad_fn.next_functions:
        if node is None:
            continue
        if hasattr(node, "variable"):
            leaves.append(node.variable)
        else:
            operations.append(node.name())
            for inner, _ in node.next_functions:
                if inner is not None and hasattr(inner, "variable"):
                    leaves.append(inner.variable)
    return operations, leaves
