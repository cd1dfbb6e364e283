# title: asks for the exact type, which a parameter has not
# fails: cut-off-test [no diagnosis]


def cut_off(state):
    if state is None:
        return state
    if type(state) is torch.Tensor:
        return state.detach()
    return type(state)([cut_off(each) for each in state])
