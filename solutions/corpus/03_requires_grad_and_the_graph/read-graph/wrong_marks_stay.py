# title: marks stay on the nodes
# fails: read-graph-test [no diagnosis]
# fails: read-graph-hidden [no diagnosis]
def read_graph(result):
    operations, leaves, ahead = [], [], [result.grad_fn]
    while ahead:
        node = ahead.pop()
        if node is None or node.metadata.get("known"):
            continue
        if hasattr(node, "variable"):
            if not any(node.variable is leaf for leaf in leaves):
                leaves.append(node.variable)
            continue
        node.metadata["known"] = True
        operations.append(node.name())
        ahead += [pair[0] for pair in node.next_functions]
    return operations, leaves
