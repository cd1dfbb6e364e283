# title: a hook stops the gradient between parts


def gradients_in_parts(step, h, inputs, goals, k):
    total = 0
    for i, (x, goal) in enumerate(zip(inputs, goals, strict=True)):
        if i and i % k == 0 and h.requires_grad:
            h = h * 1
            h.register_hook(torch.zeros_like)
        h = step(h, x)
        total = total + (h - goal) ** 2
    total.backward()
    return h.detach()
