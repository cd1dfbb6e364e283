# title: calls itself for each node
# fails: weigh-hidden [recursion-over-the-graph]
# fails: weigh-test [recursion-over-the-graph]

def weigh(result):
    seen, sizes, leaves = set(), {}, set()

    def visit(node):
        if node is None or node in seen:
            return
        seen.add(node)
        for t in saved_by(node).values():
            sizes[t.untyped_storage().data_ptr()] = t.untyped_storage().nbytes()
        if hasattr(node, "variable"):
            leaves.add(node.variable.untyped_storage().data_ptr())
        for following, _ in node.next_functions:
            visit(following)

    visit(result.grad_fn)
    return len(seen), sum(n for place, n in sizes.items() if place not in leaves)
