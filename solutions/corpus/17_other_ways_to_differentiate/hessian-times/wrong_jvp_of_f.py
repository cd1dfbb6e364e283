# title: the slope of f along v
# fails: hessian-times-test [stopped-at-first-derivative]
# fails: hessian-times-test-line [stopped-at-first-derivative]
# fails: hessian-times-hidden [stopped-at-first-derivative]


def hessian_times(f, x, v):
    return torch.func.jvp(f, (x,), (v,))[1]
