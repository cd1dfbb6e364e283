# title: went into lists, and only looked at tuples
# fails: cut-off-test [one-level-only]
# fails: cut-off-hidden [one-level-only]


def cut_off(state):
    if state is None:
        return None
    if isinstance(state, torch.Tensor):
        return state.detach()
    if isinstance(state, list):
        return [cut_off(s) for s in state]
    return tuple(s.detach() if isinstance(s, torch.Tensor) else s for s in state)
