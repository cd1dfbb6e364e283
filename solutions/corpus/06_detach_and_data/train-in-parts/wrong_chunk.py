# title: chunk() makes parts of nearly equal length
# fails: train-in-parts-hidden [no diagnosis]

def gradients_in_parts(step, h, inputs, goals, k):
    count = -(-len(inputs) // k)
    for xs, gs in zip(inputs.chunk(count), goals.chunk(count)):
        states = []
        for x in xs:
            h = step(h, x)
            states.append(h)
        (torch.stack(states) - gs).square().sum().backward()
        h = h.detach()
    return h
