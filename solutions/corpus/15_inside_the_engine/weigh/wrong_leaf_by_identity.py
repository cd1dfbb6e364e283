# title: leaves the leaves out by identity
# fails: weigh-test [leaves-are-there-anyway]
# fails: weigh-hidden [leaves-are-there-anyway]


def weigh(result):
    nodes = [] if result.grad_fn is None else [result.grad_fn]
    known = set(nodes)
    for n in nodes:
        for t, _ in n.next_functions:
            if t is not None and t not in known:
                known.add(t)
                nodes.append(t)
    leaves = [n.variable for n in nodes if hasattr(n, "variable")]
    kept = {}
    for n in nodes:
        for t in saved_by(n).values():
            if any(t is leaf for leaf in leaves):
                continue
            kept[t.untyped_storage().data_ptr()] = t.untyped_storage().nbytes()
    return len(nodes), sum(kept.values())
