# title: None was not thought of
# fails: cut-off-test [none-is-a-state]
# fails: cut-off-hidden [none-is-a-state]


def cut_off(state):
    if isinstance(state, torch.Tensor):
        return state.detach()
    return type(state)(cut_off(part) for part in state)
