# title: adds in place to slots of its own


from collections import defaultdict, deque


class Post:
    def __init__(self, node):
        self.slots = [torch.zeros(s.shape, dtype=s.dtype) for s in slots_of(node)]
        self.touched = [False] * len(self.slots)

    def put(self, k, g):
        self.slots[k] += g.sum_to_size(self.slots[k].shape).to(self.slots[k].dtype)
        self.touched[k] = True

    def take(self):
        return [s if t else None for s, t in zip(self.slots, self.touched)]


@torch.no_grad()
def backward_by_hand(result, grad_out):
    root = result.grad_fn
    depth, waiting = {root: 0}, deque([root])
    incoming = defaultdict(int)
    seen = {root}
    while waiting:
        n = waiting.popleft()
        for m, _ in n.next_functions:
            if m is None:
                continue
            incoming[m] += 1
            if m not in seen:
                seen.add(m)
                waiting.append(m)
    post = {n: Post(n) for n in seen}
    post[root].put(result.output_nr, grad_out)
    ready = deque([root])
    while ready:
        n = ready.popleft()
        given = post[n].take()
        if n.name() == "torch::autograd::AccumulateGrad":
            if given[0] is not None:
                leaf = n.variable
                if leaf.grad is None:
                    leaf.grad = torch.zeros_like(leaf)
                leaf.grad += given[0]
            continue
        back = n(*given)
        back = back if type(back) is tuple else (back,)
        for i, (m, k) in enumerate(n.next_functions):
            if m is None:
                continue
            if back[i] is not None:
                post[m].put(k, back[i])
            incoming[m] -= 1
            if not incoming[m]:
                ready.append(m)
