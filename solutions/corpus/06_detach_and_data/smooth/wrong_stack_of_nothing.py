# title: stacks the others, of which there may be none
# fails: smooth-test [no diagnosis]
# fails: smooth-hidden [no diagnosis]

def smooth(x, w):
    """Return h with h[0] = x[0] and h[i] = w * h[i - 1] + (1 - w) * x[i]."""
    state, others = x[0], []
    for value in x[1:]:
        state = w * state + (1 - w) * value
        others.append(state)
    return torch.cat([x[:1], torch.stack(others)])
