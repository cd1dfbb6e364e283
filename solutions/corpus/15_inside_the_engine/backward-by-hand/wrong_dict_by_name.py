# title: I keep counts and gradients in dicts, under the names of the nodes
# fails: backward-by-hand-test [leaves-taken-for-one]
# fails: backward-by-hand-slots-test [leaves-taken-for-one]
# fails: backward-by-hand-care-test [leaves-taken-for-one]
# fails: backward-by-hand-hidden [names-are-no-keys]


def backward_by_hand(result, grad_out):
    waiting, names_seen = {}, {result.grad_fn.name()}
    todo = [result.grad_fn]
    while todo:
        node = todo.pop(0)
        for child, _ in node.next_functions:
            if child is not None:
                waiting[child.name()] = waiting.get(child.name(), 0) + 1
                if child.name() not in names_seen:
                    names_seen.add(child.name())
                    todo.append(child)

    gradients = {result.grad_fn.name(): [None] * len(slots_of(result.grad_fn))}
    gradients[result.grad_fn.name()][result.output_nr] = grad_out
    todo = [result.grad_fn]
    with torch.no_grad():
        while todo:
            node = todo.pop(0)
            given = gradients[node.name()]
            if hasattr(node, "variable"):
                if given[0] is not None:
                    old = node.variable.grad
                    node.variable.grad = given[0].clone() if old is None else old + given[0]
                continue
            back = node(*given)
            back = back if isinstance(back, tuple) else (back,)
            for (child, nr), g in zip(node.next_functions, back):
                if child is None:
                    continue
                slots = slots_of(child)
                box = gradients.setdefault(child.name(), [None] * len(slots))
                if g is not None:
                    g = g.sum_to_size(slots[nr].shape).to(slots[nr].dtype)
                    box[nr] = g if box[nr] is None else box[nr] + g
                waiting[child.name()] -= 1
                if waiting[child.name()] == 0:
                    todo.append(child)
