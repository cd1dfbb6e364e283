# title: returns the last loss
# fails: train-in-parts-test [no diagnosis]
# fails: train-in-parts-test-state [no diagnosis]
# fails: train-in-parts-hidden [no diagnosis]


def gradients_in_parts(step, h, inputs, goals, k):
    for xs, part in zip(inputs.split(k), goals.split(k)):
        loss = 0
        for x, goal in zip(xs, part):
            h = step(h, x)
            loss = loss + (h - goal) ** 2
        loss.backward()
        h = h.detach()
    return loss.detach()
