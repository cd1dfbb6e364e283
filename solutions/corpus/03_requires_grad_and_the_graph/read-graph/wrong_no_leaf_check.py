# title: starts at a leaf, which has no grad_fn
# fails: read-graph-test [edge-leads-nowhere]
# fails: read-graph-hidden [edge-leads-nowhere]
def read_graph(result):
    operations, leaves, met = [], [], set()
    waiting = [result.grad_fn]
    while waiting:
        node = waiting.pop(0)
        if node in met:
            continue
        met.add(node)
        if hasattr(node, "variable"):
            leaves.append(node.variable)
        else:
            operations.append(node.name())
        for behind, _ in node.next_functions:
            if behind is not None:
                waiting.append(behind)
    return operations, leaves
