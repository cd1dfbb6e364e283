# title: counts elements
# fails: weigh-hidden [elements-instead-of-bytes]
# fails: weigh-test [elements-instead-of-bytes]

def weigh(result):
    seen, todo, sizes, leaves = set(), [result.grad_fn], {}, set()
    while todo:
        node = todo.pop()
        if node is None or node in seen:
            continue
        seen.add(node)
        todo += [following for following, _ in node.next_functions]
        for t in saved_by(node).values():
            sizes[t.untyped_storage().data_ptr()] = t.numel()
        if hasattr(node, "variable"):
            leaves.add(node.variable.untyped_storage().data_ptr())
    return len(seen), sum(n for place, n in sizes.items() if place not in leaves)
