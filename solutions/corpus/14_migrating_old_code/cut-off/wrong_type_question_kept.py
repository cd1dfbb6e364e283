# title: type(state) == Variable
# fails: cut-off-test [old-type-question]
# fails: cut-off-idioms [old-type-question]
# fails: cut-off-hidden [old-type-question]
# never: tensor-is-no-collection


def cut_off(state):
    if type(state) == Variable:
        return state.detach()
    if state is None:
        return None
    return type(state)(cut_off(s) for s in state)
