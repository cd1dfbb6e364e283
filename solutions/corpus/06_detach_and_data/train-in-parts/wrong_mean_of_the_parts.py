# title: the mean over the parts
# fails: train-in-parts-test [no diagnosis]
# fails: train-in-parts-test-state [no diagnosis]
# fails: train-in-parts-hidden [no diagnosis]


def gradients_in_parts(step, h, inputs, goals, k):
    starts = range(0, len(inputs), k)
    for begin in starts:
        loss = 0
        for x, goal in zip(inputs[begin : begin + k], goals[begin : begin + k]):
            h = step(h, x)
            loss = loss + (h - goal) ** 2
        (loss / len(starts)).backward()
        h = h.detach()
    return h
