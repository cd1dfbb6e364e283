# title: goes through tuples, however deep, and takes a list for a tensor
# fails: cut-off-test [collection-has-no-detach]
# fails: cut-off-hidden [collection-has-no-detach]
# never: one-level-only


def cut_off(state):
    if state is None:
        return None
    if isinstance(state, tuple):
        return tuple(cut_off(part) for part in state)
    return state.detach()
