# title: grad of grad, and a slope without a history is taken for that of a line
# fails: second-derivative-test [no diagnosis]
# fails: second-derivative-hidden [no diagnosis]
# never: zeros-before-the-question
def second_derivative(f, x):
    t = x.clone().requires_grad_()
    (rate,) = torch.autograd.grad(f(t).sum(), t)
    if rate.requires_grad:
        (rate,) = torch.autograd.grad(rate.sum(), t, materialize_grads=True)
        return rate
    return torch.zeros_like(x)
