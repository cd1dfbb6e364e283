# title: asks a saved tensor for its base
# fails: weigh-hidden [leaves-are-there-anyway]


def weigh(result):
    if result.grad_fn is None:
        return 0, 0
    seen, todo, kept, leaves = {result.grad_fn}, [result.grad_fn], [], []
    while todo:
        node = todo.pop()
        if hasattr(node, "variable"):
            leaves.append(node.variable)
        kept.extend(saved_by(node).values())
        for following, _ in node.next_functions:
            if following is not None and following not in seen:
                seen.add(following)
                todo.append(following)
    sizes = {}
    for t in kept:
        if any(t is leaf or t._base is leaf for leaf in leaves):
            continue
        storage = t.untyped_storage()
        sizes[storage.data_ptr()] = storage.nbytes()
    return len(seen), sum(sizes.values())
