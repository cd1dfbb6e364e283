# title: isinstance, and still Variable
# fails: cut-off-idioms [old-variable]

from torch.autograd import Variable


def cut_off(state):
    if state is None:
        return None
    if isinstance(state, Variable):
        return state.detach()
    return type(state)(cut_off(h) for h in state)
