# title: returns a map
# fails: cut-off-test [no diagnosis]
# fails: cut-off-idioms [no diagnosis]
# fails: cut-off-hidden [no diagnosis]


def cut_off(state):
    if state is None:
        return None
    if isinstance(state, torch.Tensor):
        return state.detach()
    return map(cut_off, state)
