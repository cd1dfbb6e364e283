# title: a queue of edges, each served when it comes
# fails: backward-by-hand-hidden [node-called-for-each-way]
# fails: backward-by-hand-test [node-called-for-each-way]

def backward_by_hand(result, grad_out):
    queue = [(result.grad_fn, result.output_nr, grad_out)]
    with torch.no_grad():
        while queue:
            node, number, grad = queue.pop(0)
            slots = slots_of(node)
            grad = grad.sum_to_size(slots[number].shape).to(slots[number].dtype)
            if hasattr(node, "variable"):
                leaf = node.variable
                leaf.grad = grad.clone() if leaf.grad is None else leaf.grad + grad
                continue
            grads = node(*[grad if i == number else None for i in range(len(slots))])
            grads = grads if isinstance(grads, tuple) else (grads,)
            for (n, i), g in zip(node.next_functions, grads):
                if n is not None and g is not None:
                    queue.append((n, i, g))
