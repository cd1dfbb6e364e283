# title: pairs the inputs of a part with the goals, which begin again each time
# fails: train-in-parts-test [no diagnosis]
# fails: train-in-parts-test-state [no diagnosis]
# fails: train-in-parts-hidden [no diagnosis]


def gradients_in_parts(step, h, inputs, goals, k):
    for some in inputs.split(k):
        total = 0
        for x, goal in zip(some, goals):
            h = step(h, x)
            total = total + (h - goal) ** 2
        total.backward()
        h = h.detach()
    return h
