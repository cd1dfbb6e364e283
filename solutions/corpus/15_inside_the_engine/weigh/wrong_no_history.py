# title: does not think of a tensor without history
# fails: weigh-hidden [edge-leads-nowhere]
# fails: weigh-test [edge-leads-nowhere]

def weigh(result):
    nodes, sizes, leaves = [result.grad_fn], {}, set()
    for node in nodes:
        for following, _ in node.next_functions:
            if following is not None and following not in nodes:
                nodes.append(following)
        for t in saved_by(node).values():
            sizes[t.untyped_storage().data_ptr()] = t.untyped_storage().nbytes()
        if hasattr(node, "variable"):
            leaves.add(node.variable.untyped_storage().data_ptr())
    return len(nodes), sum(n for place, n in sizes.items() if place not in leaves)
