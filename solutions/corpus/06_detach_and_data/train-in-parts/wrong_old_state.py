# title: losses of the old states
# fails: train-in-parts-test [no diagnosis]
# fails: train-in-parts-test-state [no diagnosis]
# fails: train-in-parts-hidden [no diagnosis]

def gradients_in_parts(step, h, inputs, goals, k):
    for begin in range(0, len(inputs), k):
        loss = torch.zeros((), requires_grad=True) + 0
        for x, goal in zip(inputs[begin : begin + k], goals[begin : begin + k]):
            loss = loss + (h - goal) ** 2
            h = step(h, x)
        loss.backward()
        h = h.detach()
    return h
