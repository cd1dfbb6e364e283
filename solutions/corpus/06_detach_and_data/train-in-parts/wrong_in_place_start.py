# title: the given state is detached in place
# fails: train-in-parts-test-state [first-state-cut-off]
# fails: train-in-parts-hidden [first-state-cut-off]


def gradients_in_parts(step, h, inputs, goals, k):
    for start in range(0, len(inputs), k):
        h.detach_()
        loss = 0
        for x, goal in zip(inputs[start : start + k], goals[start : start + k], strict=True):
            h = step(h, x)
            loss = loss + (h - goal) ** 2
        loss.backward()
    return h.detach()
