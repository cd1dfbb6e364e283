# title: right, and still a Variable
# fails: cut-off-idioms [old-variable]


def cut_off(state):
    if state is None:
        return None
    if isinstance(state, Variable):
        return state.detach()
    return type(state)(cut_off(part) for part in state)
