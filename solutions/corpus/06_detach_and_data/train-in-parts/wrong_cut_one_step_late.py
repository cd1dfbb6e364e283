# title: the first part is one step too long
# fails: train-in-parts-test [no diagnosis]
# fails: train-in-parts-test-state [no diagnosis]
# fails: train-in-parts-hidden [no diagnosis]
# never: state-carries-history


def gradients_in_parts(step, h, inputs, goals, k):
    loss = 0
    for i in range(len(inputs)):
        h = step(h, inputs[i])
        loss = loss + (h - goals[i]) ** 2
        if i > 0 and i % k == 0:
            loss.backward()
            loss, h = 0, h.detach()
    if isinstance(loss, torch.Tensor):
        loss.backward()
    return h.detach()
