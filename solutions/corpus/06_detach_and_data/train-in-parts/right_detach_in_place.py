# title: cuts with detach_()


def gradients_in_parts(step, h, inputs, goals, k):
    for begin in range(0, len(inputs), k):
        loss = 0
        for x, goal in zip(inputs[begin : begin + k], goals[begin : begin + k]):
            h = step(h, x)
            loss = loss + (h - goal) ** 2
        loss.backward()
        h.detach_()
    return h
