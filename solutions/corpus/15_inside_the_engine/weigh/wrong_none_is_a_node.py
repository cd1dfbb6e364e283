# title: counts the edges that lead nowhere as one node
# fails: weigh-test [edge-leads-nowhere]
# fails: weigh-hidden [edge-leads-nowhere]
def weigh(result):
    met, todo, sizes, leaves = set(), [result.grad_fn], {}, set()
    while todo and result.requires_grad:
        node = todo.pop()
        if node in met:
            continue
        met.add(node)
        if node is None:
            continue
        if hasattr(node, "variable"):
            leaves.add(node.variable.untyped_storage().data_ptr())
        for t in saved_by(node).values():
            sizes[t.untyped_storage().data_ptr()] = t.untyped_storage().nbytes()
        todo += [goal for goal, _ in node.next_functions]
    return len(met), sum(size for place, size in sizes.items() if place not in leaves)
