# title: asks autograd.grad for one node after the other
# fails: backward-by-hand-care-test [engine-at-work]
# fails: backward-by-hand-hidden [engine-at-work]
# fails: backward-by-hand-slots-test [engine-at-work]
# fails: backward-by-hand-test [engine-at-work]

from torch.autograd.graph import GradientEdge


def backward_by_hand(result, grad_out):
    nodes, ends = [result.grad_fn], []
    for node in nodes:
        if hasattr(node, "variable"):
            ends.append(node)
        for n, _ in node.next_functions:
            if n is not None and n not in nodes:
                nodes.append(n)
    for end in ends:
        (grad,) = torch.autograd.grad(result, GradientEdge(end, 0), grad_out, retain_graph=True)
        leaf = end.variable
        leaf.grad = grad.clone() if leaf.grad is None else leaf.grad + grad
