# title: counts the operations between the result and the leaves
# fails: weigh-test [no diagnosis]
# fails: weigh-hidden [no diagnosis]
# never: only-first-edge


def weigh(result):
    if result.grad_fn is None:
        return 0, 0
    met, todo, sizes, ends = {result.grad_fn}, [result.grad_fn], {}, set()
    while todo:
        node = todo.pop()
        if hasattr(node, "variable"):
            ends.add(node.variable.untyped_storage().data_ptr())
        for t in saved_by(node).values():
            sizes[t.untyped_storage().data_ptr()] = t.untyped_storage().nbytes()
        for other, _ in node.next_functions:
            if other is not None and other not in met:
                met.add(other)
                todo.append(other)
    between = [node for node in met if not hasattr(node, "variable")]
    return len(between) - 1, sum(size for where, size in sizes.items() if where not in ends)
