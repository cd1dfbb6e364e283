# title: detach_() cuts the given state
# fails: cut-off-test [detached-in-place]
# fails: cut-off-idioms [detached-in-place]
# fails: cut-off-hidden [detached-in-place]


def cut_off(state):
    if isinstance(state, torch.Tensor):
        return state.detach_()
    if state is None:
        return None
    return type(state)(cut_off(part) for part in state)
