# title: a list, parents first, made with a stack of pairs

def backward(result):
    order, seen = [], set()
    stack = [(result, False)]
    while stack:
        node, is_done = stack.pop()
        if is_done:
            order.append(node)
        elif id(node) not in seen:
            seen.add(id(node))
            stack.append((node, True))
            stack.extend((p, False) for p in node.parents)
    result.grad = 1.0
    for node in reversed(order):
        if node.parents:
            node.pass_back(node.grad)
