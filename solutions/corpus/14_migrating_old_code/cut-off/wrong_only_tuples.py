# title: LSTM states are tuples
# fails: cut-off-test [no diagnosis]
# fails: cut-off-hidden [no diagnosis]
# never: history-kept


def cut_off(state):
    if isinstance(state, torch.Tensor):
        return state.detach()
    if isinstance(state, tuple):
        return tuple(cut_off(each) for each in state)
    return state
