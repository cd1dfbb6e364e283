# title: leaves the edges at the first None
# fails: read-graph-test [no diagnosis]
# fails: read-graph-hidden [no diagnosis]

def read_graph(result):
    operations, leaves, known = [], [], set()

    def visit(node):
        if node in known:
            return
        known.add(node)
        if hasattr(node, "variable"):
            leaves.append(node.variable)
            return
        operations.append(node.name())
        for behind, _ in node.next_functions:
            if behind is None:
                break
            visit(behind)

    if result.grad_fn is not None:
        visit(result.grad_fn)
    return operations, leaves
