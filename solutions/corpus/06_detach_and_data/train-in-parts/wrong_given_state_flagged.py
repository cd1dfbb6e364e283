# title: makes the given state require a gradient
# fails: train-in-parts-test [no diagnosis]
# fails: train-in-parts-hidden [no diagnosis]


def gradients_in_parts(step, h, inputs, goals, k):
    for begin in range(0, len(inputs), k):
        h.requires_grad_()
        losses = []
        for i in range(begin, min(begin + k, len(inputs))):
            h = step(h, inputs[i])
            losses.append((h - goals[i]) ** 2)
        torch.stack(losses).sum().backward()
        h = h.detach()
    return h
