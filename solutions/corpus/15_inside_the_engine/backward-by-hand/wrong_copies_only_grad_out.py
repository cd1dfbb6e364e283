# title: copies only what belongs to the caller
# fails: backward-by-hand-care-test [gradient-is-shared]
# fails: backward-by-hand-hidden [gradient-is-shared]


def backward_by_hand(result, grad_out):
    counts = {}
    todo, met = [result.grad_fn], {result.grad_fn}
    while todo:
        node = todo.pop()
        for following, _ in node.next_functions:
            if following is None:
                continue
            counts[following] = counts.get(following, 0) + 1
            if following not in met:
                met.add(following)
                todo.append(following)
    with torch.no_grad():
        parts = {result.grad_fn: [None] * len(slots_of(result.grad_fn))}
        parts[result.grad_fn][result.output_nr] = grad_out
        ready = [result.grad_fn]
        while ready:
            node = ready.pop()
            slots = parts.pop(node)
            if hasattr(node, "variable"):
                leaf, grad = node.variable, slots[0]
                if grad is not None:
                    if grad is grad_out or not grad.is_contiguous():
                        grad = grad.clone()  # never keep what belongs to the caller
                    leaf.grad = grad if leaf.grad is None else leaf.grad + grad
                continue
            grads = node(*slots)
            if not isinstance(grads, tuple):
                grads = (grads,)
            for (following, number), grad in zip(node.next_functions, grads):
                if following is None:
                    continue
                waiting = parts.setdefault(following, [None] * len(slots_of(following)))
                if grad is not None:
                    slot = slots_of(following)[number]
                    grad = grad.sum_to_size(tuple(slot.shape)).to(slot.dtype)
                    waiting[number] = grad if waiting[number] is None else waiting[number] + grad
                counts[following] -= 1
                if counts[following] == 0:
                    ready.append(following)
