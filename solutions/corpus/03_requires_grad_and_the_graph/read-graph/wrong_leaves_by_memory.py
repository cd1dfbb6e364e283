# title: tells leaves apart by the address of their numbers
# fails: read-graph-test [no diagnosis]
def read_graph(result):
    operations, leaves, met = [], {}, {None}
    ahead = [result.grad_fn]
    while ahead:
        node = ahead.pop()
        if node in met:
            continue
        met.add(node)
        if hasattr(node, "variable"):
            leaves[node.variable.data_ptr()] = node.variable
        else:
            operations.append(node.name())
        ahead += [pair[0] for pair in node.next_functions]
    return operations, list(leaves.values())
