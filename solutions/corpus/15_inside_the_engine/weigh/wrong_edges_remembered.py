# title: remembers edges, not nodes
# fails: weigh-test [no diagnosis]


def weigh(result):
    if result.grad_fn is None:
        return 0, 0
    seen, todo = set(), [(result.grad_fn, result.output_nr)]
    sizes, leaves = {}, set()
    while todo:
        edge = todo.pop()
        if edge in seen or edge[0] is None:
            continue
        seen.add(edge)
        node = edge[0]
        for t in saved_by(node).values():
            sizes[t.untyped_storage().data_ptr()] = t.untyped_storage().nbytes()
        if hasattr(node, "variable"):
            leaves.add(node.variable.untyped_storage().data_ptr())
        todo.extend(node.next_functions)
    for place in leaves:
        sizes.pop(place, None)
    return len(seen), sum(sizes.values())
