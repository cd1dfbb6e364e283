# title: takes the same address for the only sign of shared memory
# fails: backward-by-hand-hidden [gradient-is-shared]


def backward_by_hand(result, grad_out):
    root = result.grad_fn
    waiting, seen, todo = {}, {root}, [root]
    while todo:
        node = todo.pop()
        for following, _ in node.next_functions:
            if following is None:
                continue
            waiting[following] = waiting.get(following, 0) + 1
            if following not in seen:
                seen.add(following)
                todo.append(following)
    slots = {node: [None] * len(node._input_metadata) for node in seen}
    slots[root][result.output_nr] = grad_out
    taken, keep = {grad_out.data_ptr()}, []
    ready = [root]
    with torch.no_grad():
        while ready:
            node = ready.pop()
            parts = slots.pop(node)
            if hasattr(node, "variable"):
                leaf, part = node.variable, parts[0]
                if part is not None:
                    if leaf.grad is not None:
                        leaf.grad = leaf.grad + part
                    else:
                        if part.data_ptr() in taken or not part.is_contiguous():
                            part = part.clone(memory_format=torch.contiguous_format)
                        taken.add(part.data_ptr())
                        keep.append(part)
                        leaf.grad = part
                continue
            answers = node(*parts)
            if not isinstance(answers, tuple):
                answers = (answers,)
            for (following, number), grad in zip(node.next_functions, answers):
                if following is None:
                    continue
                if grad is not None:
                    wanted = following._input_metadata[number]
                    grad = grad.sum_to_size(tuple(wanted.shape)).to(wanted.dtype)
                    have = slots[following][number]
                    slots[following][number] = grad if have is None else have + grad
                waiting[following] -= 1
                if waiting[following] == 0:
                    ready.append(following)
