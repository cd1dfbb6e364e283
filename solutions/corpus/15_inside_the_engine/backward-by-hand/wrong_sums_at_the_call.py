# title: adds up the parts as they come, and brings the total into shape just before the call
# fails: backward-by-hand-slots-test [added-before-summed]
# fails: backward-by-hand-hidden [added-before-summed]


def backward_by_hand(result, grad_out):
    counts, slots, todo = {}, {result.grad_fn: [None] * len(slots_of(result.grad_fn))}, [result.grad_fn]
    while todo:
        for below, _ in todo.pop().next_functions:
            if below is None:
                continue
            counts[below] = counts.get(below, 0) + 1
            if below not in slots:
                slots[below] = [None] * len(slots_of(below))
                todo.append(below)
    slots[result.grad_fn][result.output_nr] = grad_out
    ready = [result.grad_fn]
    with torch.no_grad():
        while ready:
            node = ready.pop()
            parts = [
                None if g is None else g.sum_to_size(tuple(spec.shape)).to(spec.dtype)
                for g, spec in zip(slots[node], slots_of(node))
            ]
            if hasattr(node, "variable"):
                leaf, g = node.variable, parts[0]
                if g is not None:
                    leaf.grad = g.clone() if leaf.grad is None else leaf.grad + g
                continue
            if all(g is None for g in parts):
                grads = (None,) * len(node.next_functions)
            else:
                grads = node(*parts)
            grads = grads if isinstance(grads, tuple) else (grads,)
            for (below, number), g in zip(node.next_functions, grads):
                if below is None:
                    continue
                if g is not None:
                    old = slots[below][number]
                    slots[below][number] = g if old is None else old + g
                counts[below] -= 1
                if counts[below] == 0:
                    ready.append(below)
