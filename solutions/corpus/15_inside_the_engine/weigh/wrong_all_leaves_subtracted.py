# title: takes off every leaf, kept or not
# fails: weigh-test [no diagnosis]
# fails: weigh-hidden [no diagnosis]


def weigh(result):
    """Return (nodes, bytes) of the graph behind `result`."""
    seen, stack, kept, of_leaves = set(), [result.grad_fn], {}, {}
    while stack:
        node = stack.pop()
        if node is None or node in seen:
            continue
        seen.add(node)
        for t in saved_by(node).values():
            kept[t.untyped_storage().data_ptr()] = t.untyped_storage().nbytes()
        if hasattr(node, "variable"):
            s = node.variable.untyped_storage()
            of_leaves[s.data_ptr()] = s.nbytes()
        stack += [following for following, _ in node.next_functions]
    return len(seen), sum(kept.values()) - sum(of_leaves.values())
