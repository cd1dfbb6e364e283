# title: one dict for what all nodes keep, so that of two under one name one is left
# fails: weigh-test [no diagnosis]
# fails: weigh-hidden [no diagnosis]
def weigh(result):
    nodes, ahead, held = set(), [result.grad_fn], {}
    while ahead:
        node = ahead.pop()
        if node is None or node in nodes:
            continue
        nodes.add(node)
        if not hasattr(node, "variable"):
            held.update(saved_by(node))
        ahead += [below for below, _ in node.next_functions]
    places = {t.untyped_storage().data_ptr(): t.untyped_storage().nbytes() for t in held.values()}
    for node in nodes:
        if hasattr(node, "variable"):
            places.pop(node.variable.untyped_storage().data_ptr(), None)
    return len(nodes), sum(places.values())
