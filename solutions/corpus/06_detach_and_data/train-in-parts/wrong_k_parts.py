# title: makes k parts, not parts of k steps
# fails: train-in-parts-test [no diagnosis]
# fails: train-in-parts-test-state [no diagnosis]
# fails: train-in-parts-hidden [no diagnosis]


def gradients_in_parts(step, h, inputs, goals, k):
    for xs, part in zip(inputs.chunk(k), goals.chunk(k)):
        loss = 0
        for x, goal in zip(xs, part):
            h = step(h, x)
            loss = loss + (h - goal) ** 2
        loss.backward()
        h = h.detach()
    return h
