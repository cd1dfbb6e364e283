# title: append gives the longer list
# fails: cut-off-test [no diagnosis]
# fails: cut-off-idioms [no diagnosis]
# fails: cut-off-hidden [no diagnosis]
# never: none-is-a-state


def cut_off(state):
    if state is None:
        return None
    if isinstance(state, torch.Tensor):
        cut = state.detach()
        return cut
    parts = []
    for part in state:
        parts = parts.append(cut_off(part))
    return type(state)(parts)
