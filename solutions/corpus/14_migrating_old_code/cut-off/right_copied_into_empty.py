# title: empty_like and copy_


def cut_off(state):
    if state is None:
        return None
    if torch.is_tensor(state):
        with torch.no_grad():
            return torch.empty_like(state).copy_(state)
    return tuple(map(cut_off, state)) if type(state) is tuple else list(map(cut_off, state))
