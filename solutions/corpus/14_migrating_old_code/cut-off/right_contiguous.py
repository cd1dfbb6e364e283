# title: contiguous() besides


def cut_off(state):
    if isinstance(state, (list, tuple)):
        parts = list(map(cut_off, state))
        return parts if isinstance(state, list) else tuple(parts)
    return None if state is None else state.detach().contiguous()
