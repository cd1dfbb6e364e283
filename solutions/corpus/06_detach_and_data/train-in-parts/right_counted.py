# title: counted

def gradients_in_parts(step, h, inputs, goals, k):
    losses = []
    for i in range(len(inputs)):
        h = step(h, inputs[i])
        losses.append((h - goals[i]).square())
        if (i + 1) % k == 0 or i == len(inputs) - 1:
            torch.stack(losses).sum().backward()
            losses = []
            h = h.detach()
    return h
