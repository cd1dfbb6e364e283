# title: the given state gets the gradient of the first part, so I clear its old one
# fails: train-in-parts-hidden [accumulation-lost]


def gradients_in_parts(step, h, inputs, goals, k):
    if h.requires_grad:
        h.grad = None
    for begin in range(0, len(inputs), k):
        loss = 0
        for x, goal in zip(inputs[begin : begin + k], goals[begin : begin + k]):
            h = step(h, x)
            loss = loss + (h - goal) ** 2
        loss.backward()
        h = h.detach()
    return h
