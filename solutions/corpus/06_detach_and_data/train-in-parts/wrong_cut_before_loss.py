# title: cuts between a state and its own loss
# fails: train-in-parts-test [nothing-requires-grad]
# fails: train-in-parts-test-state [nothing-requires-grad]
# fails: train-in-parts-hidden [nothing-requires-grad]


def gradients_in_parts(step, h, inputs, goals, k):
    for begin in range(0, len(inputs), k):
        loss = 0
        for x, goal in zip(inputs[begin : begin + k], goals[begin : begin + k]):
            h = step(h, x).detach()
            loss = loss + (h - goal) ** 2
        loss.backward()
        h = h.detach()
    return h.detach()
