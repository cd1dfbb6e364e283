# title: follows paths: shared nodes come several times
# fails: read-graph-test [node-met-twice]
# fails: read-graph-hidden [node-met-twice]
def read_graph(result):
    operations, leaves = [], []

    def visit(node):
        if node is None:
            return
        if hasattr(node, "variable"):
            leaves.append(node.variable)
        else:
            operations.append(node.name())
        for behind, _ in node.next_functions:
            visit(behind)

    visit(result.grad_fn)
    return operations, leaves
