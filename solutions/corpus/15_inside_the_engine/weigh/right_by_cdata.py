# title: a storage told by its address in C++

def weigh(result):
    seen, todo, sizes, leaves = set(), [result.grad_fn], {}, set()
    while todo:
        node = todo.pop()
        if node is None or node in seen:
            continue
        seen.add(node)
        todo += [following for following, _ in node.next_functions]
        for t in saved_by(node).values():
            sizes[t.untyped_storage()._cdata] = t.untyped_storage().nbytes()
        if hasattr(node, "variable"):
            leaves.add(node.variable.untyped_storage()._cdata)
    return len(seen), sum(n for place, n in sizes.items() if place not in leaves)
