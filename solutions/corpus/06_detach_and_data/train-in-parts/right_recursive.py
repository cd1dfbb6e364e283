# title: the rest of the sequence is the same task


def gradients_in_parts(step, h, inputs, goals, k):
    if len(inputs) == 0:
        return h
    states = []
    for x in inputs[:k]:
        h = step(h, x)
        states.append(h)
    torch.nn.functional.mse_loss(torch.stack(states), goals[:k], reduction="sum").backward()
    return gradients_in_parts(step, h.detach(), inputs[k:], goals[k:], k)
