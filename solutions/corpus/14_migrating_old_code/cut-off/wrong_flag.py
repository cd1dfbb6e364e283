# title: the flag of a result
# fails: cut-off-test [flag-of-a-computed-tensor]
# fails: cut-off-idioms [flag-of-a-computed-tensor]
# fails: cut-off-hidden [flag-of-a-computed-tensor]


def cut_off(state):
    if state is None:
        return None
    if torch.is_tensor(state):
        state.requires_grad = False
        return state
    return type(state)(cut_off(s) for s in state)
