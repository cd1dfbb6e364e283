# title: the slope is the new starting point, so it becomes a leaf; unused inputs are allowed
# fails: second-derivative-test [no diagnosis]
# fails: second-derivative-hidden [no diagnosis]
# never: slope-at-a-copy
def second_derivative(f, x):
    t = x.detach().clone().requires_grad_()
    (slope,) = torch.autograd.grad(f(t).sum(), t, create_graph=True)
    slope = slope.detach().requires_grad_()
    (second,) = torch.autograd.grad(slope.sum(), t, allow_unused=True, materialize_grads=True)
    return second
