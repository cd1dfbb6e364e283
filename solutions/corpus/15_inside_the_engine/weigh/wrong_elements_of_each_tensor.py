# title: bytes of a tensor = number of elements times size of an element, for each tensor that is saved
# fails: weigh-test [no diagnosis]
# fails: weigh-hidden [storage-counted-twice]


def weigh(result):
    if result.grad_fn is None:
        return (0, 0)
    nodes = [result.grad_fn]
    leaf_pointers = []
    for node in nodes:
        if hasattr(node, "variable"):
            leaf_pointers.append(node.variable.untyped_storage().data_ptr())
        for nxt, _ in node.next_functions:
            if nxt is not None and nxt not in nodes:
                nodes.append(nxt)
    total = 0
    for node in nodes:
        for t in saved_by(node).values():
            if t.untyped_storage().data_ptr() not in leaf_pointers:
                total += t.numel() * t.element_size()
    return (len(nodes), total)
