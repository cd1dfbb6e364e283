# title: goes on only with nodes that were met already
# fails: read-graph-test [no diagnosis]
# fails: read-graph-hidden [only-none-is-taken]
# never: edge-leads-nowhere


def read_graph(result):
    operations, leaves = [], []
    stack, seen = [result.grad_fn], {None}
    while stack:
        node = stack.pop()
        if node not in seen:
            continue
        seen.add(node)
        if hasattr(node, "variable"):
            leaves.append(node.variable)
        else:
            operations.append(node.name())
        for behind, _ in node.next_functions:
            stack.append(behind)
    return operations, leaves
