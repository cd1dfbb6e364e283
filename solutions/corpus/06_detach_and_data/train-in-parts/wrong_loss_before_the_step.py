# title: takes the loss first, and makes the step afterwards
# fails: train-in-parts-test [no diagnosis]
# fails: train-in-parts-test-state [loss-before-the-step]
# fails: train-in-parts-hidden [no diagnosis]
# never: nothing-requires-grad


def gradients_in_parts(step, h, inputs, goals, k):
    loss = 0
    for number, (x, goal) in enumerate(zip(inputs, goals), start=1):
        loss = loss + (h - goal) ** 2
        h = step(h, x)
        if number % k == 0 or number == len(inputs):
            loss.backward()
            loss = 0
            h = h.detach()
    return h
