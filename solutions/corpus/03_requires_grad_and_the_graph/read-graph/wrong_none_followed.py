# title: does not skip edges that lead nowhere
# fails: read-graph-test [edge-leads-nowhere]
# fails: read-graph-hidden [edge-leads-nowhere]
def read_graph(result):
    operations, leaves, met = [], [], set()

    def visit(node):
        if node in met:
            return
        met.add(node)
        edges = node.next_functions
        if hasattr(node, "variable"):
            leaves.append(node.variable)
        else:
            operations.append(node.name())
        for behind, _ in edges:
            visit(behind)

    visit(result.grad_fn)
    return operations, leaves
