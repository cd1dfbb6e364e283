# title: counts by the address of the first element
# fails: weigh-test [storage-counted-twice]
# fails: weigh-hidden [storage-counted-twice]


def weigh(result):
    nodes = [] if result.grad_fn is None else [result.grad_fn]
    known = set(nodes)
    for n in nodes:
        for t, _ in n.next_functions:
            if t is not None and t not in known:
                known.add(t)
                nodes.append(t)
    leaves = {n.variable.data_ptr() for n in nodes if hasattr(n, "variable")}
    kept = {}
    for n in nodes:
        for t in saved_by(n).values():
            if t.data_ptr() not in leaves:
                kept[t.data_ptr()] = t.untyped_storage().nbytes()
    return len(nodes), sum(kept.values())
