# title: level by level, with sets
def weigh(result):
    level = {result.grad_fn} - {None}
    met = set()
    while level:
        met |= level
        level = {goal for node in level for goal, _ in node.next_functions if goal} - met
    sizes, leaves = {}, set()
    for node in met:
        if node.name().endswith("AccumulateGrad"):
            leaves.add(node.variable.untyped_storage().data_ptr())
        for t in saved_by(node).values():
            sizes[t.untyped_storage().data_ptr()] = len(t.untyped_storage())
    for place in leaves:
        sizes.pop(place, None)
    return len(met), sum(sizes.values())
