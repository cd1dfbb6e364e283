# title: detach_() cuts the given state
# fails: cut-off-test [state-cut-in-place]
# fails: cut-off-idioms [state-cut-in-place]
# fails: cut-off-hidden [state-cut-in-place]


def cut_off(state):
    if isinstance(state, torch.Tensor):
        return state.detach_()
    if state is None:
        return None
    return type(state)(cut_off(part) for part in state)
