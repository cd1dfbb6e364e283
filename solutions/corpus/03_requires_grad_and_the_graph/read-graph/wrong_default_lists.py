# title: the lists are default arguments, and keep what earlier calls found
# fails: read-graph-test [no diagnosis]
# fails: read-graph-hidden [no diagnosis]
def walk(node, operations=[], leaves=[], known=set()):
    if node is not None and node not in known:
        known.add(node)
        if hasattr(node, "variable"):
            leaves.append(node.variable)
        else:
            operations.append(node.name())
        for behind, _ in node.next_functions:
            walk(behind, operations, leaves, known)
    return operations, leaves


def read_graph(result):
    """Return (operations, leaves): what stands behind the tensor `result`.

    operations: list of str, the name of each operation's node.
    leaves: list of tensors, the ends of the graph.
    """
    if result.grad_fn is None:
        return [], []
    return walk(result.grad_fn)
