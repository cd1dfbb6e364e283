# title: nothing more to differentiate, so what is there is given back
# fails: second-derivative-test-line [no diagnosis]
def second_derivative(f, x):
    t = x.clone().requires_grad_()
    (rate,) = torch.autograd.grad(f(t).sum(), t, create_graph=True)
    if rate.requires_grad:
        (rate,) = torch.autograd.grad(rate.sum(), t, materialize_grads=True)
    return rate
