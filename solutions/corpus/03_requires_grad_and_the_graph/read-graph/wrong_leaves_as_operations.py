# title: lists the ends among the operations
# fails: read-graph-test [end-is-no-operation]
# fails: read-graph-hidden [end-is-no-operation]
def read_graph(result):
    operations, leaves, met = [], [], set()
    waiting = [result.grad_fn] if result.grad_fn is not None else []
    while waiting:
        node = waiting.pop()
        if node in met:
            continue
        met.add(node)
        operations.append(node.name())
        if hasattr(node, "variable"):
            leaves.append(node.variable)
        waiting += [n for n, _ in node.next_functions if n is not None]
    return operations, leaves
