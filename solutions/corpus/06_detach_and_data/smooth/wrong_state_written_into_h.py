# title: one state, overwritten in each step, and its values filled into h
# fails: smooth-test [saved-value-changed]
# fails: smooth-hidden [saved-value-changed]
# never: view-shares-counter


def smooth(x, w):
    filled = torch.zeros_like(x)
    state = x[0].clone()
    filled[0] = state
    for i in range(1, len(x)):
        state.copy_(w * state + (1 - w) * x[i])
        filled[i] = state
    return filled
