# title: a tensor weighs nbytes, and data_ptr says whether I had it already
# fails: weigh-test [no diagnosis]
# fails: weigh-hidden [no diagnosis]
def weigh(result):
    seen, stack, weights, ends = set(), [result.grad_fn], {}, []
    while stack:
        node = stack.pop()
        if node is None or node in seen:
            continue
        seen.add(node)
        if hasattr(node, "variable"):
            ends.append(node.variable.data_ptr())
        else:
            for t in saved_by(node).values():
                weights[t.data_ptr()] = t.nbytes
        stack += [n for n, _ in node.next_functions]
    return len(seen), sum(w for p, w in weights.items() if p not in ends)
