# title: switches recording off and leaves it off
# fails: backward-by-hand-test [recording-left-off]
# fails: backward-by-hand-slots-test [recording-left-off]
# fails: backward-by-hand-care-test [recording-left-off]
# fails: backward-by-hand-hidden [recording-left-off]

import collections


def backward_by_hand(result, grad_out):
    torch.set_grad_enabled(False)
    edges, todo = {result.grad_fn: 0}, [result.grad_fn]
    while todo:
        for t, _ in todo.pop().next_functions:
            if t is None:
                continue
            if t not in edges:
                edges[t] = 0
                todo.append(t)
            edges[t] += 1
    box = {n: [None] * len(slots_of(n)) for n in edges}

    def put(n, i, g):
        s = slots_of(n)[i]
        g = g.sum_to_size(s.shape).to(s.dtype)
        box[n][i] = g if box[n][i] is None else box[n][i] + g

    put(result.grad_fn, result.output_nr, grad_out)
    ready = [result.grad_fn]
    while ready:
        n = ready.pop()
        if hasattr(n, "variable"):
            g = box[n][0]
            if g is not None:
                v = n.variable
                v.grad = g.clone(memory_format=torch.contiguous_format) if v.grad is None else v.grad + g
            continue
        out = n(*box[n])
        out = out if isinstance(out, tuple) else (out,)
        for (t, i), g in zip(n.next_functions, out):
            if t is None:
                continue
            if g is not None:
                put(t, i, g)
            edges[t] -= 1
            if not edges[t]:
                ready.append(t)
