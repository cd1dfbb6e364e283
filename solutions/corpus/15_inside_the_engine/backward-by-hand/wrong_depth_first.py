# title: follows a way as far as it goes, and each node once
# fails: backward-by-hand-care-test [called-too-early]
# fails: backward-by-hand-hidden [called-too-early]
# fails: backward-by-hand-slots-test [part-left-out]
# fails: backward-by-hand-test [called-too-early]

def backward_by_hand(result, grad_out):
    visited, stack = set(), [(result.grad_fn, result.output_nr, grad_out)]
    with torch.no_grad():
        while stack:
            node, number, grad = stack.pop()
            slots = slots_of(node)
            grad = grad.sum_to_size(slots[number].shape).to(slots[number].dtype)
            if hasattr(node, "variable"):
                leaf = node.variable
                leaf.grad = grad.clone() if leaf.grad is None else leaf.grad + grad
                continue
            if node in visited:
                continue
            visited.add(node)
            grads = node(*[grad if i == number else None for i in range(len(slots))])
            grads = grads if isinstance(grads, tuple) else (grads,)
            for (n, i), g in zip(node.next_functions, grads):
                if n is not None and g is not None:
                    stack.append((n, i, g))
