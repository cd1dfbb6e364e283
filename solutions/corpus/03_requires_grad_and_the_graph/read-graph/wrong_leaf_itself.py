# title: takes a leaf for the end of its own graph
# fails: read-graph-test [no diagnosis]
# fails: read-graph-hidden [no diagnosis]
def read_graph(result):
    if result.grad_fn is None:
        return [], [result] if result.requires_grad else []
    operations, leaves = [], []
    waiting, met = [result.grad_fn], set()
    while waiting:
        node = waiting.pop()
        if node is None or node in met:
            continue
        met.add(node)
        if hasattr(node, "variable"):
            leaves.append(node.variable)
        else:
            operations.append(node.name())
        waiting += [n for n, _ in node.next_functions]
    return operations, leaves
