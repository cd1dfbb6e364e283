# title: the first derivative given as grad_outputs
# fails: second-derivative-test [no diagnosis]
# fails: second-derivative-hidden [no diagnosis]
def second_derivative(f, x):
    t = x.detach().clone().requires_grad_()
    (first,) = torch.autograd.grad(f(t).sum(), t, create_graph=True)
    if not first.requires_grad:
        return 0 * x
    (second,) = torch.autograd.grad(first, t, grad_outputs=first, allow_unused=True, materialize_grads=True)
    return second
