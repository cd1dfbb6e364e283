# title: dropped what detach returned
# fails: train-in-parts-test [state-carries-history]
# fails: train-in-parts-test-state [state-carries-history]
# fails: train-in-parts-hidden [state-carries-history]

def gradients_in_parts(step, h, inputs, goals, k):
    for begin in range(0, len(inputs), k):
        loss = 0.0
        for x, goal in zip(inputs[begin : begin + k], goals[begin : begin + k]):
            h = step(h, x)
            loss = loss + (h - goal) ** 2
        loss.backward()
        h.detach()
    return h.detach()
