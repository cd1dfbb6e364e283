# title: recursion over a closure; node types for names
def read_graph(result):
    seen, operations, leaves = [], [], []

    def visit(node):
        if node is None or any(node is other for other in seen):
            return
        seen.append(node)
        kind = type(node).__name__
        if kind == "AccumulateGrad":
            leaves.append(node.variable)
        else:
            operations.append(kind)
        for edge in node.next_functions:
            visit(edge[0])

    visit(result.grad_fn)
    return operations, leaves
