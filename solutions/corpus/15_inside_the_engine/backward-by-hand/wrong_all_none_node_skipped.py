# title: goes no further where nothing but None came
# fails: backward-by-hand-hidden [no diagnosis]


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
    ready = [root]
    with torch.no_grad():
        while ready:
            node = ready.pop()
            parts = slots.pop(node)
            if all(part is None for part in parts):
                continue  # nothing came here, so nothing goes on from here
            if hasattr(node, "variable"):
                leaf = node.variable
                if leaf.grad is None:
                    leaf.grad = parts[0].clone(memory_format=torch.contiguous_format)
                else:
                    leaf.grad = leaf.grad + parts[0]
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
