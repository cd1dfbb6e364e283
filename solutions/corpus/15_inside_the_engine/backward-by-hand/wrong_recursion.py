# title: recursion into every way
# fails: backward-by-hand-care-test [recursion-over-the-graph]
# fails: backward-by-hand-hidden [node-called-for-each-way]
# fails: backward-by-hand-test [node-called-for-each-way]

def backward_by_hand(result, grad_out):
    def follow(node, number, grad):
        if node is None or grad is None:
            return
        slot = slots_of(node)[number]
        grad = grad.sum_to_size(slot.shape).to(slot.dtype)
        if hasattr(node, "variable"):
            leaf = node.variable
            leaf.grad = grad.clone() if leaf.grad is None else leaf.grad + grad
            return
        args = [None] * len(slots_of(node))
        args[number] = grad
        grads = node(*args)
        grads = grads if isinstance(grads, tuple) else (grads,)
        for (following, n), g in zip(node.next_functions, grads):
            follow(following, n, g)

    with torch.no_grad():
        follow(result.grad_fn, result.output_nr, grad_out)
