# title: adds up every saved tensor
# fails: weigh-hidden [storage-counted-twice]
# fails: weigh-test [storage-counted-twice]

def weigh(result):
    seen, todo, size, leaves = set(), [result.grad_fn], 0, set()
    kept = []
    while todo:
        node = todo.pop()
        if node is None or node in seen:
            continue
        seen.add(node)
        todo += [following for following, _ in node.next_functions]
        kept += saved_by(node).values()
        if hasattr(node, "variable"):
            leaves.add(node.variable.data_ptr())
    return len(seen), sum(t.untyped_storage().nbytes() for t in kept if t.data_ptr() not in leaves)
