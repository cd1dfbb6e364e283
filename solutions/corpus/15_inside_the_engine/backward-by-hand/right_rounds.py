# title: in rounds, with detach instead of no_grad

def backward_by_hand(result, grad_out):
    nodes = [result.grad_fn]
    for node in nodes:
        for following, _ in node.next_functions:
            if following is not None and following not in nodes_met(nodes):
                nodes.append(following)
    waiting = {node: 0 for node in nodes}
    for node in nodes:
        for following, _ in node.next_functions:
            if following is not None:
                waiting[following] += 1
    box = {(result.grad_fn, result.output_nr): grad_out}
    now = [result.grad_fn]
    while now:
        later = []
        for node in now:
            grads = [box.get((node, i)) for i in range(len(slots_of(node)))]
            if hasattr(node, "variable"):
                store(node.variable, grads[0])
                continue
            answer = node(*[g if g is None else g.detach() for g in grads])
            answer = answer if isinstance(answer, tuple) else (answer,)
            for key, g in zip(node.next_functions, answer):
                if key[0] is None:
                    continue
                waiting[key[0]] -= 1
                if waiting[key[0]] == 0:
                    later.append(key[0])
                if g is not None:
                    slot = slots_of(key[0])[key[1]]
                    g = g.detach().sum_to_size(slot.shape).to(slot.dtype)
                    box[key] = box[key] + g if key in box else g
        now = later


_met = {}


def nodes_met(nodes):
    seen = _met.setdefault(id(nodes), (nodes, set()))[1]
    for node in nodes[len(seen):]:
        seen.add(node)
    return seen


def store(leaf, g):
    if g is not None:
        leaf.grad = g.clone() if leaf.grad is None else (leaf.grad + g).detach()
