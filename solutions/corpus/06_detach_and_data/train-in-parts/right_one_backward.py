# title: one backward() at the end, over all parts


def gradients_in_parts(step, h, inputs, goals, k):
    total = 0
    for i, x in enumerate(inputs):
        h = step(h.detach() if i and i % k == 0 else h, x)
        total = total + (goals[i] - h).square()
    total.backward()
    return h.detach()
