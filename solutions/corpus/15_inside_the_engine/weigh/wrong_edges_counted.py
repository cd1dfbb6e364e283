# title: counts the edges, and walks each node once
# fails: weigh-test [no diagnosis]
# fails: weigh-hidden [no diagnosis]
# never: node-met-twice


def weigh(result):
    """Return (nodes, bytes) of the graph behind `result`."""
    if result.grad_fn is None:
        return 0, 0
    count, visited, todo = 1, {result.grad_fn}, [result.grad_fn]
    storages, leaf_storages = {}, []
    while todo:
        node = todo.pop()
        for t in saved_by(node).values():
            s = t.untyped_storage()
            storages[s.data_ptr()] = s.nbytes()
        if hasattr(node, "variable"):
            leaf_storages.append(node.variable.untyped_storage().data_ptr())
        for following, _ in node.next_functions:
            if following is not None:
                count += 1
                if following not in visited:
                    visited.add(following)
                    todo.append(following)
    for place in leaf_storages:
        storages.pop(place, None)
    return count, sum(storages.values())
