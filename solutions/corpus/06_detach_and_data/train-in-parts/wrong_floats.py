# title: inputs and goals become Python floats
# fails: train-in-parts-test [no diagnosis]
# fails: train-in-parts-test-state [no diagnosis]
# fails: train-in-parts-hidden [no diagnosis]

def gradients_in_parts(step, h, inputs, goals, k):
    part = 0.0
    pairs = list(zip(inputs.tolist(), goals.tolist()))
    for done, (x, goal) in enumerate(pairs, start=1):
        h = step(h, x)
        part = part + (goal - h) ** 2
        if done % k == 0 or done == len(pairs):
            part.backward()
            h, part = h.detach(), 0.0
    return h
