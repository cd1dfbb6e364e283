# title: a function instead of a module
# fails: as-module-test [function-is-not-a-module]
# fails: as-module-hidden [function-is-not-a-module]


def as_module(w1, w2):
    return lambda x: (x @ w1).clamp(min=0) @ w2
