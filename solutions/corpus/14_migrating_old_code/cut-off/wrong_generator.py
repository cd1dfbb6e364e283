# title: returns a generator
# fails: cut-off-test [nothing-made-yet]
# fails: cut-off-idioms [nothing-made-yet]
# fails: cut-off-hidden [nothing-made-yet]


def cut_off(state):
    if state is None:
        return None
    if isinstance(state, torch.Tensor):
        return state.detach()
    if isinstance(state, list):
        return [cut_off(s) for s in state]
    return (cut_off(s) for s in state)
