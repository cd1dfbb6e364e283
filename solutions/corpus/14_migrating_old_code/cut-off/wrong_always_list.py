# title: tuples become lists
# fails: cut-off-test [tuple-became-list]
# fails: cut-off-idioms [tuple-became-list]
# fails: cut-off-hidden [tuple-became-list]


def cut_off(state):
    if state is None:
        return None
    if isinstance(state, torch.Tensor):
        return state.detach()
    return [cut_off(part) for part in state]
