# title: hands each node the inbox of all nodes
# fails: backward-by-hand-test [more-gradients-than-results]
# fails: backward-by-hand-slots-test [more-gradients-than-results]
# fails: backward-by-hand-care-test [more-gradients-than-results]
# fails: backward-by-hand-hidden [more-gradients-than-results]


def backward_by_hand(result, grad_out):
    """Add to .grad of every leaf behind `result` what result.backward(grad_out) would add.

    Args:
        result: tensor that was made by an operation, and requires a gradient.
        grad_out: tensor of the shape of `result`, not to be changed.
    """
    edges = {result.grad_fn: 0}
    unread = [result.grad_fn]
    while unread:
        for target, _ in unread.pop().next_functions:
            if target is not None and target not in edges:
                edges[target] = 0
                unread.append(target)
            if target is not None:
                edges[target] += 1
    inbox = {node: [None] * len(slots_of(node)) for node in edges}

    def deliver(node, number, part):
        slot = slots_of(node)[number]
        part = part.sum_to_size(slot.shape).to(slot.dtype)
        there = inbox[node][number]
        inbox[node][number] = part if there is None else there + part
    complete = [result.grad_fn]
    with torch.no_grad():
        deliver(result.grad_fn, result.output_nr, grad_out)
        while complete:
            node = complete.pop()
            parts = inbox
            if hasattr(node, 'variable'):
                leaf = node.variable
                if parts[0] is not None:
                    leaf.grad = parts[0].clone() if leaf.grad is None else leaf.grad + parts[0]
                continue
            answers = node(*parts)
            if not isinstance(answers, tuple):
                answers = (answers,)
            for (target, number), answer in zip(node.next_functions, answers, strict=True):
                if target is None:
                    continue
                if answer is not None:
                    deliver(target, number, answer)
                edges[target] -= 1
                if edges[target] == 0:
                    complete.append(target)
