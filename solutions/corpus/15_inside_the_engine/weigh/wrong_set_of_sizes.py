# title: each storage once, so the sizes are collected in a set
# fails: weigh-test [no diagnosis]
# fails: weigh-hidden [no diagnosis]


def weigh(result):
    met, ahead = set(), [result.grad_fn]
    while ahead:
        node = ahead.pop()
        if node is not None and node not in met:
            met.add(node)
            ahead += [edge[0] for edge in node.next_functions]
    leaves = {n.variable.untyped_storage().data_ptr() for n in met if hasattr(n, "variable")}
    sizes = {
        t.untyped_storage().nbytes()
        for n in met
        for t in saved_by(n).values()
        if t.untyped_storage().data_ptr() not in leaves
    }
    return len(met), sum(sizes)
