# title: counts the nodes that edges lead to, and so not the first one
# never: leaves-have-nodes-too
# fails: weigh-test [result-has-a-node-too]
# fails: weigh-hidden [result-has-a-node-too]
def weigh(result):
    met, todo, sizes, leaves = set(), [result.grad_fn], {}, set()
    while todo:
        node = todo.pop()
        if node is None:
            continue
        for t in saved_by(node).values():
            sizes[t.untyped_storage().data_ptr()] = t.untyped_storage().nbytes()
        for goal, _ in node.next_functions:
            if goal is None or goal in met:
                continue
            met.add(goal)
            todo.append(goal)
            if hasattr(goal, "variable"):
                leaves.add(goal.variable.untyped_storage().data_ptr())
    return len(met), sum(size for place, size in sizes.items() if place not in leaves)
