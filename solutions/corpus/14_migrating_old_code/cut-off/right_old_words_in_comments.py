# title: 2017 in a comment and in a string


def cut_off(state):
    """Was: Variable(h.data), with type(h) == Variable."""
    # return Variable(state.data)
    if state is None or isinstance(state, torch.Tensor):
        return state if state is None else state.detach()
    kind = list if isinstance(state, list) else tuple
    return kind(cut_off(each) for each in state)
