# title: cuts where a part begins, the first one included
# fails: train-in-parts-test-state [first-state-cut-off]
# fails: train-in-parts-hidden [first-state-cut-off]


def gradients_in_parts(step, h, inputs, goals, k):
    for begin in range(0, len(inputs), k):
        h, loss = h.detach(), 0
        for x, goal in zip(inputs[begin : begin + k], goals[begin : begin + k]):
            h = step(h, x)
            loss = loss + (h - goal) ** 2
        loss.backward()
    return h.detach()
