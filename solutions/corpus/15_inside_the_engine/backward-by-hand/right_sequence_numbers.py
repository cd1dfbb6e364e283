# title: takes the node that was recorded last

import heapq


def backward_by_hand(result, grad_out):
    # A node is recorded after all that it uses, so the order of recording will do.
    parts, heap = {}, []

    def arrive(node, number, grad):
        if node not in parts:
            parts[node] = [None] * len(slots_of(node))
            is_leaf = hasattr(node, "variable")
            heapq.heappush(heap, (1 if is_leaf else -node._sequence_nr(), id(node), node))
        if grad is not None:
            slot = slots_of(node)[number]
            grad = grad.sum_to_size(slot.shape).to(slot.dtype)
            old = parts[node][number]
            parts[node][number] = grad if old is None else old + grad

    with torch.no_grad():
        arrive(result.grad_fn, result.output_nr, grad_out)
        while heap:
            _, _, node = heapq.heappop(heap)
            arrived = parts[node]
            if hasattr(node, "variable"):
                leaf, (grad,) = node.variable, arrived
                if grad is not None:
                    leaf.grad = torch.zeros_like(leaf) + grad + (0 if leaf.grad is None else leaf.grad)
                continue
            back = node(*arrived)
            for edge, grad in zip(node.next_functions, back if type(back) is tuple else [back]):
                if edge[0] is not None:
                    arrive(*edge, grad)
