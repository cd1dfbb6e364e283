# title: .data instead of detach()
# fails: cut-off-test [memory-shared-uncounted]
# fails: cut-off-idioms [old-data]
# fails: cut-off-hidden [memory-shared-uncounted]


def cut_off(state):
    if state is None:
        return None
    if isinstance(state, torch.Tensor):
        return state.data
    return type(state)(cut_off(part) for part in state)
