# title: lost the shorter part
# fails: train-in-parts-test [no diagnosis]
# fails: train-in-parts-test-state [no diagnosis]
# fails: train-in-parts-hidden [no diagnosis]

def gradients_in_parts(step, h, inputs, goals, k):
    loss = 0.0
    for i, (x, goal) in enumerate(zip(inputs, goals), start=1):
        h = step(h, x)
        loss = loss + (h - goal) ** 2
        if i % k == 0:
            loss.backward()
            loss = 0.0
            h = h.detach()
    return h.detach()
