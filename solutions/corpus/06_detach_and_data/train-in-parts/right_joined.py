# title: recursion over the parts, one loss of the stacked states
def gradients_in_parts(step, h, inputs, goals, k):
    if len(inputs) == 0:
        return h.detach()
    states = []
    for x in inputs[:k]:
        h = step(h, x)
        states.append(h)
    torch.nn.functional.mse_loss(torch.stack(states), goals[:k], reduction="sum").backward()
    return gradients_in_parts(step, h.detach(), inputs[k:], goals[k:], k)
