# title: takes the address of a leaf for that of its storage
# fails: weigh-hidden [no diagnosis]


def weigh(result):
    todo, met, sizes, leaves = [result.grad_fn], set(), {}, set()
    while todo:
        node = todo.pop()
        if node is None or node in met:
            continue
        met.add(node)
        todo += [following for following, _ in node.next_functions]
        if hasattr(node, "variable"):
            leaves.add(node.variable.data_ptr())
        for kept in saved_by(node).values():
            storage = kept.untyped_storage()
            sizes[storage.data_ptr()] = storage.nbytes()
    return len(met), sum(size for address, size in sizes.items() if address not in leaves)
