# title: a backward() in each step: inside a part, the second one meets the freed graph
# fails: train-in-parts-test [freed-graph]
# fails: train-in-parts-test-state [freed-graph]
# fails: train-in-parts-hidden [freed-graph]
# never: state-carries-history


def gradients_in_parts(step, h, inputs, goals, k):
    for i, (x, goal) in enumerate(zip(inputs, goals)):
        if i and i % k == 0:
            h = h.detach()
        h = step(h, x)
        ((h - goal) ** 2).backward()
    return h.detach()
