# title: cut in every step
# fails: train-in-parts-test [cut-too-often]
# fails: train-in-parts-test-state [cut-too-often]
# fails: train-in-parts-hidden [cut-too-often]

def gradients_in_parts(step, h, inputs, goals, k):
    for begin in range(0, len(inputs), k):
        loss = 0.0
        for x, goal in zip(inputs[begin : begin + k], goals[begin : begin + k]):
            h = step(h, x)
            loss = loss + (h - goal) ** 2
            h = h.detach()
        loss.backward()
    return h
