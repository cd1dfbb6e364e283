# title: leaves out whatever is a leaf, plain data too
# fails: weigh-test [leaves-are-there-anyway]
# fails: weigh-hidden [plain-data-is-kept]


def weigh(result):
    nodes = [] if result.grad_fn is None else [result.grad_fn]
    known = set(nodes)
    for n in nodes:
        for t, _ in n.next_functions:
            if t is not None and t not in known:
                known.add(t)
                nodes.append(t)
    kept = {}
    for n in nodes:
        for t in saved_by(n).values():
            if not t.is_leaf:
                kept[t.untyped_storage().data_ptr()] = t.untyped_storage().nbytes()
    return len(nodes), sum(kept.values())
