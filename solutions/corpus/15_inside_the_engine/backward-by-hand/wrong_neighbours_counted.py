# title: counts the nodes that lead into a node, not the edges
# fails: backward-by-hand-test [called-too-early]
# fails: backward-by-hand-hidden [called-too-early]

import collections


def backward_by_hand(result, grad_out):
    """Add to .grad of every leaf behind `result` what result.backward(grad_out) would add."""
    first = result.grad_fn
    waiting = collections.Counter()
    stack, seen = [first], {first}
    while stack:
        for following in {f for f, _ in stack.pop().next_functions}:
            if following is not None:
                waiting[following] += 1
                if following not in seen:
                    seen.add(following)
                    stack.append(following)
    slots = {first: [None] * len(slots_of(first))}
    slots[first][result.output_nr] = grad_out
    ready = [first]
    with torch.no_grad():
        while ready:
            node = ready.pop()
            grads = slots.pop(node)
            if hasattr(node, "variable"):
                leaf, grad = node.variable, grads[0]
                if grad is not None:
                    leaf.grad = grad.clone() if leaf.grad is None else leaf.grad + grad
                continue
            answer = node(*grads)
            answer = answer if isinstance(answer, tuple) else (answer,)
            for (following, number), grad in zip(node.next_functions, answer):
                if following is None:
                    continue
                box = slots.setdefault(following, [None] * len(slots_of(following)))
                if grad is not None:
                    target = slots_of(following)[number]
                    grad = grad.sum_to_size(tuple(target.shape)).to(target.dtype)
                    box[number] = grad if box[number] is None else box[number] + grad
                waiting[following] -= 1
                if waiting[following] == 0:
                    ready.append(following)
