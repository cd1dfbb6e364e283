# title: visits each node once, in the order of discovery
# fails: backward-by-hand-hidden [part-left-out]
# fails: backward-by-hand-slots-test [called-too-early]
# fails: backward-by-hand-test [part-left-out]

def backward_by_hand(result, grad_out):
    parts = {result.grad_fn: {result.output_nr: grad_out}}
    queue, visited = [result.grad_fn], set()
    with torch.no_grad():
        while queue:
            node = queue.pop(0)
            if node in visited:
                continue
            visited.add(node)
            args = [parts[node].get(i) for i in range(len(slots_of(node)))]
            if hasattr(node, "variable"):
                leaf = node.variable
                leaf.grad = args[0].clone() if leaf.grad is None else leaf.grad + args[0]
                continue
            grads = node(*args)
            grads = grads if isinstance(grads, tuple) else (grads,)
            for (n, i), g in zip(node.next_functions, grads):
                if n is None or g is None:
                    continue
                slot = slots_of(n)[i]
                g = g.sum_to_size(slot.shape).to(slot.dtype)
                there = parts.setdefault(n, {})
                there[i] = there[i] + g if i in there else g
                queue.append(n)
