# title: right, and still .data
# fails: cut-off-idioms [old-data]


def cut_off(state):
    if isinstance(state, torch.Tensor):
        return state.data.clone()
    return None if state is None else type(state)(cut_off(part) for part in state)
