# title: Breadth first: nodes close to the loss come before nodes far away, so I need not count anything
# fails: backward-by-hand-test [called-too-early]
# fails: backward-by-hand-slots-test [called-too-early]
# fails: backward-by-hand-hidden [called-too-early]
# never: part-left-out


def backward_by_hand(result, grad_out):
    queue, order = [result.grad_fn], []
    while queue:
        node = queue.pop(0)
        if node in order:
            continue
        order.append(node)
        queue.extend(n for n, _ in node.next_functions if n is not None)

    arrived = {n: [None] * len(slots_of(n)) for n in order}
    arrived[result.grad_fn][result.output_nr] = grad_out
    with torch.no_grad():
        for node in order:
            if hasattr(node, "variable"):
                continue
            if all(g is None for g in arrived[node]):
                continue
            back = node(*arrived[node])
            if not isinstance(back, tuple):
                back = (back,)
            for (n, k), g in zip(node.next_functions, back):
                if n is None or g is None:
                    continue
                g = g.sum_to_size(slots_of(n)[k].shape).to(slots_of(n)[k].dtype)
                arrived[n][k] = g.clone() if arrived[n][k] is None else arrived[n][k] + g
        for node in order:
            if hasattr(node, "variable") and arrived[node][0] is not None:
                leaf = node.variable
                leaf.grad = arrived[node][0].clone() if leaf.grad is None else leaf.grad + arrived[node][0]
