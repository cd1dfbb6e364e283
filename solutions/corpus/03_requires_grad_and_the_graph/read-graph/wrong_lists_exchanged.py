# title: returns leaves first
# fails: read-graph-test [no diagnosis]
# fails: read-graph-hidden [no diagnosis]
def read_graph(result):
    ops, leaves, todo, met = [], [], [result.grad_fn], set()
    while todo:
        n = todo.pop()
        if n is None or n in met:
            continue
        met.add(n)
        (leaves if hasattr(n, "variable") else ops).append(n.variable if hasattr(n, "variable") else n.name())
        todo.extend(f for f, _ in n.next_functions)
    return leaves, ops
