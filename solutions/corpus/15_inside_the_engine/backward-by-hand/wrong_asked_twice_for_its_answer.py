# title: calls each node a second time to see whether it returns a tuple
# never: node-called-for-each-way
# fails: backward-by-hand-test [no diagnosis]
# fails: backward-by-hand-slots-test [no diagnosis]
# fails: backward-by-hand-care-test [no diagnosis]
# fails: backward-by-hand-hidden [no diagnosis]
def backward_by_hand(result, grad_out):
    waiting, nodes = {}, [result.grad_fn]
    for node in nodes:
        for goal, _ in node.next_functions:
            if goal is not None:
                if goal not in waiting:
                    nodes.append(goal)
                waiting[goal] = waiting.get(goal, 0) + 1
    parts = {node: [None] * len(slots_of(node)) for node in nodes}
    parts[result.grad_fn][result.output_nr] = grad_out
    ready = [result.grad_fn]
    with torch.no_grad():
        while ready:
            node = ready.pop()
            if hasattr(node, "variable"):
                leaf, g = node.variable, parts[node][0]
                if g is not None:
                    leaf.grad = g.clone() if leaf.grad is None else leaf.grad + g
                continue
            if isinstance(node(*parts[node]), tuple):
                answers = node(*parts[node])
            else:
                answers = (node(*parts[node]),)
            for (goal, number), g in zip(node.next_functions, answers):
                if goal is None:
                    continue
                if g is not None:
                    slot = slots_of(goal)[number]
                    g = g.sum_to_size(slot.shape).to(slot.dtype)
                    there = parts[goal][number]
                    parts[goal][number] = g if there is None else there + g
                waiting[goal] -= 1
                if waiting[goal] == 0:
                    ready.append(goal)
