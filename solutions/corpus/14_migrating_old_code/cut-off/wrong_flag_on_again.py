# title: flag on again
# fails: cut-off-test [flag-switched-on-again]
# fails: cut-off-idioms [flag-switched-on-again]
# fails: cut-off-hidden [flag-switched-on-again]
# never: history-kept


def cut_off(state):
    match state:
        case None:
            return None
        case torch.Tensor():
            return state.detach().requires_grad_()
        case list():
            return [cut_off(s) for s in state]
        case tuple():
            return tuple([cut_off(s) for s in state])
    raise TypeError(type(state))
