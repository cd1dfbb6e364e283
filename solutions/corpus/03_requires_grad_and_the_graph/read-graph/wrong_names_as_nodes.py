# title: keeps a set of names instead of nodes
# fails: read-graph-test [same-name-same-node]
# fails: read-graph-hidden [same-name-same-node]
def read_graph(result):
    operations, leaves = set(), []
    waiting, met = [result.grad_fn], set()
    while waiting:
        node = waiting.pop()
        if node is None or node in met:
            continue
        met.add(node)
        if hasattr(node, "variable"):
            leaves.append(node.variable)
        else:
            operations.add(node.name())
        waiting += [n for n, _ in node.next_functions]
    return sorted(operations), leaves
