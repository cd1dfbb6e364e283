# title: a copy that is not recorded


@torch.no_grad()
def cut_off(state):
    if torch.is_tensor(state):
        return state.clone()
    if isinstance(state, list):
        return [cut_off(part) for part in state]
    if isinstance(state, tuple):
        return tuple(cut_off(part) for part in state)
