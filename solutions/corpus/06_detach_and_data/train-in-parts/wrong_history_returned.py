# title: the last state keeps its history
# fails: train-in-parts-test [history-kept]
# fails: train-in-parts-test-state [history-kept]
# fails: train-in-parts-hidden [history-kept]

def gradients_in_parts(step, h, inputs, goals, k):
    for begin in range(0, len(inputs), k):
        if begin:
            h = h.detach()
        loss = 0.0
        for x, goal in zip(inputs[begin : begin + k], goals[begin : begin + k]):
            h = step(h, x)
            loss = loss + (h - goal) ** 2
        loss.backward()
    return h
