# title: Variable(h.data), as it was
# fails: cut-off-test [memory-shared-uncounted]
# fails: cut-off-idioms [old-variable]
# fails: cut-off-hidden [memory-shared-uncounted]


def cut_off(state):
    if state is None:
        return None
    if isinstance(state, Variable):
        return Variable(state.data)
    return type(state)(cut_off(part) for part in state)
