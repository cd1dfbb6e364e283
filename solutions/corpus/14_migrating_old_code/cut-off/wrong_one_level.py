# title: only tensors and flat tuples
# fails: cut-off-test [one-level-only]
# fails: cut-off-hidden [tuple-became-list]


def cut_off(state):
    if isinstance(state, torch.Tensor):
        return state.detach()
    return tuple(part.detach() for part in state)
