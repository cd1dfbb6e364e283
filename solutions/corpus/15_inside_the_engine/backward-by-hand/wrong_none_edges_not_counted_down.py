# title: does not count an edge that brings None
# fails: backward-by-hand-care-test [none-is-an-answer]
# fails: backward-by-hand-hidden [no diagnosis]

import collections


def backward_by_hand(result, grad_out):
    root = result.grad_fn
    users, stack, met = collections.Counter(), [root], {root}
    while stack:
        for n, _ in stack.pop().next_functions:
            if n is None:
                continue
            users[n] += 1
            if n not in met:
                met.add(n)
                stack.append(n)
    grads = collections.defaultdict(dict)
    grads[root][result.output_nr] = grad_out
    ready = collections.deque([root])
    with torch.no_grad():
        while ready:
            node = ready.popleft()
            arrived = grads[node]
            args = [arrived.get(i) for i in range(len(slots_of(node)))]
            if hasattr(node, "variable"):
                g = args[0]
                leaf = node.variable
                if g is not None:
                    leaf.grad = g.clone() if leaf.grad is None else leaf.grad + g
                continue
            outs = node(*args)
            outs = outs if isinstance(outs, tuple) else (outs,)
            for (n, i), g in zip(node.next_functions, outs):
                if n is None:
                    continue
                if g is not None:
                    slot = slots_of(n)[i]
                    g = g.sum_to_size(slot.shape).to(slot.dtype)
                    grads[n][i] = grads[n][i] + g if i in grads[n] else g
                    users[n] -= 1
                    if users[n] == 0:
                        ready.append(n)
