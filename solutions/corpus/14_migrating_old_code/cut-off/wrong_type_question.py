# title: the question of 2017
# fails: cut-off-test [old-type-question]
# fails: cut-off-idioms [old-type-question]
# fails: cut-off-hidden [old-type-question]


def cut_off(state):
    if type(state) == Variable:
        return Variable(state.data)
    return tuple(cut_off(part) for part in state)
