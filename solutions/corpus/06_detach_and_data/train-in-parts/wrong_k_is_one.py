# title: with k = 1 it cuts before each step, the first one included
# fails: train-in-parts-hidden [first-state-cut-off]


def gradients_in_parts(step, h, inputs, goals, k):
    if k == 1:
        for x, goal in zip(inputs, goals):
            h = step(h.detach(), x)
            ((h - goal) ** 2).backward()
        return h.detach()
    for begin in range(0, len(inputs), k):
        loss = 0
        for x, goal in zip(inputs[begin : begin + k], goals[begin : begin + k]):
            h = step(h, x)
            loss = loss + (h - goal) ** 2
        loss.backward()
        h = h.detach()
    return h
