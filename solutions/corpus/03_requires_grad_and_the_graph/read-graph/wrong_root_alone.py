# title: return stands inside the loop
# fails: read-graph-test [no diagnosis]
# fails: read-graph-hidden [no diagnosis]
def read_graph(result):
    operations = []
    leaves = []
    waiting = [result.grad_fn]
    done = set()
    while waiting:
        node = waiting.pop()
        if node is None or node in done:
            continue
        done.add(node)
        if hasattr(node, "variable"):
            leaves.append(node.variable)
        else:
            operations.append(node.name())
            waiting.extend(n for n, _ in node.next_functions)
        return operations, leaves
    return operations, leaves
