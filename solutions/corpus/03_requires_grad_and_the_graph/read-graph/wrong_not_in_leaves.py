# title: append a leaf if it is not in the list yet
# fails: read-graph-test [in-compares-by-value]

def read_graph(result):
    operations = []
    leaves = []
    visited = []

    def visit(node):
        if node is None or node in visited:
            return
        visited.append(node)
        if node.name().endswith("AccumulateGrad"):
            if node.variable not in leaves:
                leaves.append(node.variable)
            return
        operations.append(node.name())
        for child, _ in node.next_functions:
            visit(child)

    visit(result.grad_fn)
    return operations, leaves
