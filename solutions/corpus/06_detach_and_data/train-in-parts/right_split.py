# title: split, and mse_loss with reduction="sum"


def gradients_in_parts(step, h, inputs, goals, k):
    for xs, gs in zip(inputs.split(k), goals.split(k), strict=True):
        states = []
        for x in xs.unbind():
            h = step(h, x)
            states.append(h)
        torch.nn.functional.mse_loss(torch.stack(states), gs, reduction="sum").backward()
        h = h.detach().clone()
    return h
