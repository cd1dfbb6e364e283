# title: a copy with its history
# fails: cut-off-test [history-kept]
# fails: cut-off-idioms [history-kept]
# fails: cut-off-hidden [history-kept]


def cut_off(state):
    if isinstance(state, torch.Tensor):
        return state.clone()
    return None if state is None else type(state)(cut_off(part) for part in state)
