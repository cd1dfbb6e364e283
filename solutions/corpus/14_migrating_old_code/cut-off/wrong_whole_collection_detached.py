# title: detaches the finished tuple once more
# fails: cut-off-test [collection-has-no-detach]
# fails: cut-off-idioms [collection-has-no-detach]
# fails: cut-off-hidden [collection-has-no-detach]


def cut_off(state):
    """Return the state without its history.

    Args:
        state: a tensor, None, or a tuple or list of states.
    """
    if state is None:
        return None
    if isinstance(state, torch.Tensor):
        return state.detach()
    return type(state)(map(cut_off, state)).detach()
