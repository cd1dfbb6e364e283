# title: detached the leaves
# fails: read-graph-test [no diagnosis]
# fails: read-graph-hidden [no diagnosis]

def read_graph(result):
    operations, leaves, seen, todo = [], [], [], [result.grad_fn]
    while todo:
        node = todo.pop()
        if node is None or node in seen:
            continue
        seen.append(node)
        if type(node).__name__ == "AccumulateGrad":
            leaves.append(node.variable.detach())
        else:
            operations.append(type(node).__name__)
            todo += [n for n, _ in node.next_functions]
    return operations, leaves
