# title: sums the leading dimensions only
# fails: backward-by-hand-slots-test [broadcast-not-summed]
# fails: backward-by-hand-hidden [broadcast-not-summed]


def backward_by_hand(result, grad_out):
    edges = {result.grad_fn: 0}
    unread = [result.grad_fn]
    while unread:
        for target, _ in unread.pop().next_functions:
            if target is None:
                continue
            if target not in edges:
                edges[target] = 0
                unread.append(target)
            edges[target] += 1
    inbox = {n: [None] * len(slots_of(n)) for n in edges}
    inbox[result.grad_fn][result.output_nr] = grad_out.clone()
    ready = [result.grad_fn]
    with torch.no_grad():
        while ready:
            n = ready.pop()
            if hasattr(n, "variable"):
                g = inbox[n][0]
                if g is not None:
                    n.variable.grad = g.clone() if n.variable.grad is None else n.variable.grad + g
                continue
            outs = n(*inbox[n])
            outs = outs if isinstance(outs, tuple) else (outs,)
            for (m, k), g in zip(n.next_functions, outs):
                if m is None:
                    continue
                if g is not None:
                    s = slots_of(m)[k]
                    while g.dim() > len(s.shape):
                        g = g.sum(0)
                    g = g.to(s.dtype)
                    inbox[m][k] = g if inbox[m][k] is None else inbox[m][k] + g
                edges[m] -= 1
                if edges[m] == 0:
                    ready.append(m)
