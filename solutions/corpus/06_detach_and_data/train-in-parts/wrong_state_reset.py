# title: begins each part with the first state
# fails: train-in-parts-test [state-thrown-away]
# fails: train-in-parts-test-state [state-thrown-away]
# fails: train-in-parts-hidden [state-thrown-away]


def gradients_in_parts(step, h, inputs, goals, k):
    start = h.detach().clone()
    for begin in range(0, len(inputs), k):
        loss = 0
        for x, goal in zip(inputs[begin : begin + k], goals[begin : begin + k]):
            h = step(h, x)
            loss = loss + (h - goal) ** 2
        loss.backward()
        last, h = h.detach(), start
    return last
