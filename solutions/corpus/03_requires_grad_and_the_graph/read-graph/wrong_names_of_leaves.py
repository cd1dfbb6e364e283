# title: counts AccumulateGrad by name prefix, leaves as names
# fails: read-graph-test [no diagnosis]
# fails: read-graph-hidden [no diagnosis]
def read_graph(result):
    ops, leaves, todo, met = [], [], [result.grad_fn], set()
    while todo:
        n = todo.pop()
        if n is None or n in met:
            continue
        met.add(n)
        if hasattr(n, "variable"):
            leaves.append(n.name())
        else:
            ops.append(n.name())
        todo.extend(f for f, _ in n.next_functions)
    return ops, leaves
