# title: knows leaves by their flags
# fails: weigh-test [leaves-are-there-anyway]
# fails: weigh-hidden [leaves-are-there-anyway]


def weigh(result):
    todo, nodes = [result.grad_fn], set()
    while todo:
        n = todo.pop()
        if n is None or n in nodes:
            continue
        nodes.add(n)
        todo += [m for m, _ in n.next_functions]
    sizes = {}
    for n in nodes:
        for t in saved_by(n).values():
            if t.requires_grad and t.grad_fn is None:
                continue
            sizes[t.untyped_storage().data_ptr()] = t.untyped_storage().nbytes()
    return len(nodes), sum(sizes.values())
