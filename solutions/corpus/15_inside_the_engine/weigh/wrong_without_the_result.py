# title: leaves out the storage of the result
# fails: weigh-test [no diagnosis]


def weigh(result):
    nodes, todo, sizes = set(), [result.grad_fn], {}
    outside = {result.untyped_storage().data_ptr()}
    while todo:
        node = todo.pop()
        if node is None or node in nodes:
            continue
        nodes.add(node)
        for t in saved_by(node).values():
            sizes[t.untyped_storage().data_ptr()] = t.untyped_storage().nbytes()
        if hasattr(node, "variable"):
            outside.add(node.variable.untyped_storage().data_ptr())
        todo += [following for following, _ in node.next_functions]
    return len(nodes), sum(n for place, n in sizes.items() if place not in outside)
