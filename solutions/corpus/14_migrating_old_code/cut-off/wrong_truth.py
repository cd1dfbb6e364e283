# title: asks whether the state is true
# fails: cut-off-test [truth-of-a-state]
# fails: cut-off-idioms [truth-of-a-state]
# fails: cut-off-hidden [truth-of-a-state]


def cut_off(state):
    if not state:
        return None
    if isinstance(state, torch.Tensor):
        return state.detach()
    return type(state)(cut_off(part) for part in state)
