# title: starts at next_functions of the root, so the last operation is missing
# fails: read-graph-test [no diagnosis]
# fails: read-graph-hidden [no diagnosis]
def read_graph(result):
    operations, leaves = [], []
    if result.grad_fn is None:
        return operations, leaves
    visited = set()

    def visit(node):
        for child, _ in node.next_functions:
            if child is None or child in visited:
                continue
            visited.add(child)
            if hasattr(child, "variable"):
                leaves.append(child.variable)
            else:
                operations.append(child.name())
                visit(child)

    visit(result.grad_fn)
    return operations, leaves
