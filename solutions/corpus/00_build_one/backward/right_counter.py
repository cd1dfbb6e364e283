# title: counted with a Counter and a deque

from collections import Counter, deque


def backward(result):
    result.grad = 1.0
    behind = {id(result): result}
    queue = deque([result])
    while queue:
        for p in queue.popleft().parents:
            if id(p) not in behind:
                behind[id(p)] = p
                queue.append(p)
    uses = Counter(id(p) for n in behind.values() for p in n.parents)
    queue.append(result)
    while queue:
        n = queue.popleft()
        if not n.parents:
            continue
        n.pass_back(n.grad)
        for p in n.parents:
            uses[id(p)] -= 1
            if not uses[id(p)]:
                queue.append(p)
