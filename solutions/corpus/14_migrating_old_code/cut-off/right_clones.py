# title: detached and copied


def cut_off(state):
    if isinstance(state, (list, tuple)):
        return type(state)([cut_off(part) for part in state])
    if state is None:
        return state
    return state.detach().clone()
