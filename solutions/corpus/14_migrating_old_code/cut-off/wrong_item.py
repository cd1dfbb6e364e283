# title: takes the number out of each tensor
# fails: cut-off-test [item-of-many]
# fails: cut-off-idioms [item-of-many]
# fails: cut-off-hidden [item-of-many]


def cut_off(state):
    """Return the state without its history.

    Args:
        state: a tensor, None, or a tuple or list of states.
    """
    if state is None:
        return None
    if isinstance(state, torch.Tensor):
        return state.detach().item()
    return type(state)(map(cut_off, state))
