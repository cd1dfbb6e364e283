# title: the last loss of each part
# fails: train-in-parts-test [no diagnosis]
# fails: train-in-parts-test-state [no diagnosis]
# fails: train-in-parts-hidden [no diagnosis]

def gradients_in_parts(step, h, inputs, goals, k):
    for begin in range(0, len(inputs), k):
        for x, goal in zip(inputs[begin : begin + k], goals[begin : begin + k]):
            h = step(h, x)
        ((h - goal) ** 2).backward()
        h = h.detach()
    return h
