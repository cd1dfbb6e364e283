# title: a leaf with the numbers of another one is not listed
# fails: read-graph-test [no diagnosis]
def read_graph(result):
    operations, leaves, met = [], [], {None}
    ahead = [result.grad_fn]
    while ahead:
        node = ahead.pop()
        if node in met:
            continue
        met.add(node)
        if not hasattr(node, "variable"):
            operations.append(node.name())
        elif not any(torch.equal(node.variable, leaf) for leaf in leaves):
            leaves.append(node.variable)
        ahead += [pair[0] for pair in node.next_functions]
    return operations, leaves
