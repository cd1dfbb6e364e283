# title: a queue that calls a node when it is first met, and drops what comes later
# fails: backward-by-hand-test [part-left-out]
# fails: backward-by-hand-slots-test [one-slot-for-each-result]
# fails: backward-by-hand-hidden [part-left-out]
def backward_by_hand(result, grad_out):
    grads = {result.grad_fn: grad_out}
    queue = [result.grad_fn]
    done = set()
    with torch.no_grad():
        while queue:
            node = queue.pop(0)
            if node in done:
                continue
            done.add(node)
            if hasattr(node, "variable"):
                leaf = node.variable
                g = grads[node].sum_to_size(leaf.shape).to(leaf.dtype)
                leaf.grad = g.clone() if leaf.grad is None else leaf.grad + g
                continue
            out = node(grads[node])
            if not isinstance(out, tuple):
                out = (out,)
            for (nxt, _), g in zip(node.next_functions, out):
                if nxt is None or g is None:
                    continue
                grads[nxt] = grads.get(nxt, 0) + g
                queue.append(nxt)
