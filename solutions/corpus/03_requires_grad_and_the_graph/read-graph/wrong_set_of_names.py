# title: operations in a set, so equal names are merged
# fails: read-graph-test [same-name-same-node]
# fails: read-graph-hidden [same-name-same-node]
def read_graph(result):
    ops, leaves, met = set(), [], set()

    def go(node):
        if node is None or node in met:
            return
        met.add(node)
        if type(node).__name__ == "AccumulateGrad":
            leaves.append(node.variable)
        else:
            ops.add(node.name())
        for nxt in node.next_functions:
            go(nxt[0])

    go(result.grad_fn)
    return list(ops), leaves
