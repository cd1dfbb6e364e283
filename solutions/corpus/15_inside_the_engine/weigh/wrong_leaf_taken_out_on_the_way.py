# title: takes a leaf off when it is met; a node that comes later puts it in again
# fails: weigh-test [leaves-are-there-anyway]
# fails: weigh-hidden [leaves-are-there-anyway]

def weigh(result):
    """Return (nodes, bytes) of the graph behind `result`.

    Args:
        result: any tensor, with or without a history.

    Returns:
        Two ints: the number of nodes, and the bytes that they keep for backward().
    """
    if result.grad_fn is None:
        return 0, 0
    seen = {result.grad_fn}
    todo = [result.grad_fn]
    sizes = {}
    kept = []
    while todo:
        node = todo.pop()
        for t in saved_by(node).values():
            kept.append(t)
            sizes[t.untyped_storage().data_ptr()] = t.untyped_storage().nbytes()
        if hasattr(node, "variable"):
            sizes.pop(node.variable.untyped_storage().data_ptr(), None)
        for below, _ in node.next_functions:
            if below is not None and below not in seen:
                seen.add(below)
                todo.append(below)
    return len(seen), sum(sizes.values())
