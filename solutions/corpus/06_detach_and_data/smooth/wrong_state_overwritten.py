# title: one state, overwritten in each step
# fails: smooth-test [saved-value-changed]
# fails: smooth-hidden [saved-value-changed]
# never: view-shares-counter


def smooth(x, w):
    state = x[0].clone()
    out = [state.clone()]
    for value in x[1:]:
        state.copy_(w * state + (1 - w) * value)
        out.append(state.clone())
    return torch.stack(out)
