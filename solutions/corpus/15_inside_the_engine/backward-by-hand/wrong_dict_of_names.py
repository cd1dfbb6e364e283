# title: I keep the sums in a dict, the key is the node's name, as the lesson prints it
# fails: backward-by-hand-test [leaves-taken-for-one]
# fails: backward-by-hand-slots-test [leaves-taken-for-one]
# fails: backward-by-hand-care-test [leaves-taken-for-one]
# fails: backward-by-hand-hidden [names-are-no-keys]

from collections import defaultdict


def backward_by_hand(result, grad_out):
    waiting, by_name, todo = defaultdict(int), {}, [result.grad_fn]
    while todo:
        n = todo.pop()
        if n.name() in by_name:
            continue
        by_name[n.name()] = n
        for m, _ in n.next_functions:
            if m is not None:
                waiting[m.name()] += 1
                todo.append(m)

    gathered = {name: [None] * len(slots_of(n)) for name, n in by_name.items()}
    gathered[result.grad_fn.name()][result.output_nr] = grad_out
    ready = [result.grad_fn]
    with torch.no_grad():
        while ready:
            n = ready.pop()
            got = gathered[n.name()]
            if hasattr(n, "variable"):
                v = n.variable
                if got[0] is not None:
                    v.grad = got[0].clone() if v.grad is None else v.grad + got[0]
                continue
            out = n(*got)
            out = out if isinstance(out, tuple) else (out,)
            for (m, k), g in zip(n.next_functions, out):
                if m is None:
                    continue
                if g is not None:
                    slot = slots_of(m)[k]
                    g = g.sum_to_size(slot.shape).to(slot.dtype)
                    old = gathered[m.name()][k]
                    gathered[m.name()][k] = g if old is None else old + g
                waiting[m.name()] -= 1
                if waiting[m.name()] == 0:
                    ready.append(m)
