# title: a node is known by its name and by what it leads to
# fails: read-graph-test [same-inputs-same-node]
# fails: read-graph-hidden [same-inputs-same-node]

def read_graph(result):
    operations, leaves = [], []
    known = set()
    waiting = [result.grad_fn] if result.grad_fn is not None else []
    while waiting:
        node = waiting.pop(0)
        if hasattr(node, "variable"):
            key = id(node.variable)
        else:
            key = (node.name(), node.next_functions)
        if key in known:
            continue
        known.add(key)
        if hasattr(node, "variable"):
            leaves.append(node.variable)
            continue
        operations.append(node.name())
        waiting += [n for n, _ in node.next_functions if n]
    return operations, leaves
