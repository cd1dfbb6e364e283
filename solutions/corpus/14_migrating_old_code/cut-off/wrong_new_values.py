# title: new zeros instead of the values
# fails: cut-off-test [state-thrown-away]
# fails: cut-off-idioms [state-thrown-away]
# fails: cut-off-hidden [state-thrown-away]


def cut_off(state):
    if isinstance(state, torch.Tensor):
        return torch.zeros_like(state)
    return None if state is None else type(state)(cut_off(part) for part in state)
