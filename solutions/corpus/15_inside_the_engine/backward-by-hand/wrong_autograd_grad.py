# title: finds the leaves and asks autograd.grad
# fails: backward-by-hand-care-test [engine-at-work]
# fails: backward-by-hand-hidden [engine-at-work]
# fails: backward-by-hand-slots-test [engine-at-work]
# fails: backward-by-hand-test [engine-at-work]

def backward_by_hand(result, grad_out):
    nodes, leaves = [result.grad_fn], []
    for node in nodes:
        if hasattr(node, "variable"):
            leaves.append(node.variable)
        nodes += [n for n, _ in node.next_functions if n is not None and n not in nodes]
    grads = torch.autograd.grad(result, leaves, grad_out, retain_graph=True)
    for leaf, grad in zip(leaves, grads):
        leaf.grad = grad.clone() if leaf.grad is None else leaf.grad + grad
