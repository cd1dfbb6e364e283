# title: an empty list becomes an empty tuple
# fails: cut-off-hidden [tuple-became-list]


def cut_off(state):
    if state is None:
        return None
    if torch.is_tensor(state):
        return state.detach()
    if not state:
        return ()
    return type(state)(cut_off(each) for each in state)
