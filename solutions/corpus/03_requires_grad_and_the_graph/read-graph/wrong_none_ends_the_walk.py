# title: None means that the walk has come to its end
# fails: read-graph-test [no diagnosis]
# fails: read-graph-hidden [no diagnosis]
def read_graph(result):
    names, ends, seen = [], [], set()
    waiting = [result.grad_fn]
    while waiting:
        node = waiting.pop()
        if node is None:
            break
        if node not in seen:
            seen.add(node)
            if hasattr(node, "variable"):
                ends.append(node.variable)
            else:
                names.append(node.name())
            waiting.extend(n for n, _ in node.next_functions)
    return names, ends
