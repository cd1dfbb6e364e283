# title: depth first with a stack of its own, zeros for unused slots

def backward_by_hand(result, grad_out):
    order, done, stack = [], set(), [(result.grad_fn, False)]
    while stack:
        node, finished = stack.pop()
        if finished:
            order.append(node)
        elif node is not None and node not in done:
            done.add(node)
            stack.append((node, True))
            stack.extend((following, False) for following, _ in node.next_functions)
    slots = {}
    for node in order:
        slots[node] = [torch.zeros(s.shape, dtype=s.dtype) for s in slots_of(node)]
    reached = {result.grad_fn}
    slots[result.grad_fn][result.output_nr] += grad_out
    with torch.no_grad():
        for node in reversed(order):
            if node not in reached:
                continue
            if hasattr(node, "variable"):
                if node.variable.grad is None:
                    node.variable.grad = slots[node][0].clone()
                else:
                    node.variable.grad += slots[node][0]
                continue
            grads = node(*slots[node])
            if grads is None or isinstance(grads, torch.Tensor):
                grads = (grads,)
            for (following, number), grad in zip(node.next_functions, grads):
                if following is None or grad is None:
                    continue
                reached.add(following)
                wanted = slots[following][number]
                slots[following][number] = wanted + grad.sum_to_size(wanted.shape).to(wanted.dtype)
