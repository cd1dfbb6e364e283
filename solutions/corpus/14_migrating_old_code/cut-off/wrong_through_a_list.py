# title: through a list of numbers
# fails: cut-off-test [element-type-lost]
# fails: cut-off-hidden [element-type-lost]


def cut_off(state):
    if state is None:
        return None
    if torch.is_tensor(state):
        return torch.tensor(state.tolist())
    return type(state)(cut_off(s) for s in state)
