# title: takes the state through a Python number, and so into float32
# fails: train-in-parts-test [no diagnosis]
# fails: train-in-parts-hidden [no diagnosis]


def gradients_in_parts(step, h, inputs, goals, k):
    for begin in range(0, len(inputs), k):
        loss = 0
        for x, goal in zip(inputs[begin : begin + k], goals[begin : begin + k], strict=True):
            h = step(h, x)
            loss = loss + (h - goal) ** 2
        loss.backward()
        h = torch.tensor(h.item())
    return h
