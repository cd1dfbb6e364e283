# title: a part whose loss is 0 is not ended
# fails: train-in-parts-hidden [state-carries-history]


def gradients_in_parts(step, h, inputs, goals, k):
    loss = 0
    for i, (x, goal) in enumerate(zip(inputs, goals), 1):
        h = step(h, x)
        loss = loss + (h - goal) ** 2
        if loss > 0 and (i % k == 0 or i == len(inputs)):
            loss.backward()
            loss, h = 0, h.detach()
    return h.detach()
