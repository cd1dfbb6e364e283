# title: counts a node for each way
# fails: weigh-hidden [node-met-twice]
# fails: weigh-test [node-met-twice]

def weigh(result):
    nodes = [result.grad_fn] if result.grad_fn is not None else []
    sizes, leaves = {}, set()
    for node in nodes:
        nodes += [following for following, _ in node.next_functions if following is not None]
        for t in saved_by(node).values():
            sizes[t.untyped_storage().data_ptr()] = t.untyped_storage().nbytes()
        if hasattr(node, "variable"):
            leaves.add(node.variable.untyped_storage().data_ptr())
    return len(nodes), sum(n for place, n in sizes.items() if place not in leaves)
