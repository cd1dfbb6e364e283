# title: what has no history need not be cut
# fails: cut-off-test [no diagnosis]
# never: flag-switched-on-again


def cut_off(state):
    if isinstance(state, (tuple, list)):
        return type(state)(cut_off(part) for part in state)
    if state is None or state.grad_fn is None:
        return state
    return state.detach()
