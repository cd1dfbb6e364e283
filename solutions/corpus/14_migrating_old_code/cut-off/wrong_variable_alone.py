# title: Variable(h) alone
# fails: cut-off-idioms [old-variable]


def cut_off(state):
    if state is None:
        return None
    if torch.is_tensor(state):
        return Variable(state)
    return type(state)(cut_off(s) for s in state)
