# title: takes every element for 4 bytes
# fails: weigh-test [four-bytes-each]
# fails: weigh-hidden [four-bytes-each]

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
    leaves = set()
    kept = []
    while todo:
        node = todo.pop()
        if hasattr(node, "variable"):
            leaves.add(node.variable.untyped_storage().data_ptr())
        for t in saved_by(node).values():
            kept.append(t)
            sizes[t.untyped_storage().data_ptr()] = t.untyped_storage().nbytes() // t.element_size() * 4
        for below, _ in node.next_functions:
            if below is not None and below not in seen:
                seen.add(below)
                todo.append(below)
    return len(seen), sum(size for ptr, size in sizes.items() if ptr not in leaves)
