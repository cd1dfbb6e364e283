# title: a transform of a function that ignores its argument
# fails: jacobian-test [no diagnosis]
# fails: jacobian-hidden [no diagnosis]


def jacobian(y, x):
    return torch.autograd.functional.jacobian(lambda t: y, x)
