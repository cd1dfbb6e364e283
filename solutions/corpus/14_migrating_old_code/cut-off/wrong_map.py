# title: returns a map
# fails: cut-off-test [nothing-made-yet]
# fails: cut-off-idioms [nothing-made-yet]
# fails: cut-off-hidden [nothing-made-yet]


def cut_off(state):
    if state is None:
        return None
    if isinstance(state, torch.Tensor):
        return state.detach()
    return map(cut_off, state)
