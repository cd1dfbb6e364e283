# title: a transform of a function that ignores its argument
# fails: jacobian-test [zeros-though-it-depends]
# fails: jacobian-hidden [zeros-though-it-depends]


def jacobian(y, x):
    return torch.autograd.functional.jacobian(lambda t: y, x)
