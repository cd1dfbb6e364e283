# title: jvp of the gradient
# fails: hessian-times-test [gradient-itself-returned]
# fails: hessian-times-test-line [gradient-itself-returned]
# fails: hessian-times-hidden [gradient-itself-returned]
# never: stopped-at-first-derivative

from torch.func import grad, jvp


def hessian_times(f, x, v):
    return jvp(grad(f), (x,), (v,))[0]
