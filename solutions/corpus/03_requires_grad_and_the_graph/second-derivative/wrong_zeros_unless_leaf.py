# title: takes the slope for a constant because it is not a leaf
# fails: second-derivative-test [zeros-before-the-question]
# fails: second-derivative-test-line [straight-slope-has-no-history]
# fails: second-derivative-hidden [zeros-before-the-question]
# never: slope-at-a-copy

import torch


def second_derivative(f, x):
    t = x.clone().requires_grad_()
    (slope,) = torch.autograd.grad(f(t).sum(), t, create_graph=True)
    if not slope.is_leaf:
        return torch.zeros_like(x)
    (bend,) = torch.autograd.grad(slope.sum(), t, allow_unused=True, materialize_grads=True)
    return bend
