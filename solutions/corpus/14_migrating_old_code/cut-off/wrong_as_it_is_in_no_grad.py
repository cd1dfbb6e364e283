# title: returned as it is, in no_grad
# fails: cut-off-test [history-kept]
# fails: cut-off-idioms [history-kept]
# fails: cut-off-hidden [history-kept]


@torch.no_grad()
def cut_off(state):
    if state is None or torch.is_tensor(state):
        return state
    return type(state)(cut_off(s) for s in state)
