# title: a function instead of a module
# fails: as-module-test [no diagnosis]
# fails: as-module-hidden [no diagnosis]


def as_module(w1, w2):
    return lambda x: (x @ w1).clamp(min=0) @ w2
