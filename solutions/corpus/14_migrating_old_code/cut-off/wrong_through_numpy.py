# title: through an array, and back to the CPU
# fails: cut-off-test [memory-shared-uncounted]
# fails: cut-off-hidden [memory-shared-uncounted]


def cut_off(state):
    if isinstance(state, torch.Tensor):
        return torch.from_numpy(state.detach().cpu().numpy())
    return None if state is None else type(state)(cut_off(part) for part in state)
