# title: asks for tuples and lists, and takes all else for a collection
# fails: cut-off-test [tensor-is-no-collection]
# fails: cut-off-idioms [tensor-is-no-collection]
# fails: cut-off-hidden [tensor-is-no-collection]
# never: old-type-question


def cut_off(state):
    if state is None:
        return None
    return tuple(cut_off(part) for part in state)
