# title: writes into the list it was given
# fails: cut-off-test [given-list-changed]
# fails: cut-off-hidden [given-list-changed]


def cut_off(state):
    if state is None:
        return None
    if torch.is_tensor(state):
        return state.detach()
    if isinstance(state, list):
        for i, part in enumerate(state):
            state[i] = cut_off(part)
        return state
    return tuple(cut_off(part) for part in state)
