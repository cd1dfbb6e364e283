# title: squared the first derivative
# fails: second-derivative-test [no diagnosis]
# fails: second-derivative-test-line [no diagnosis]
# fails: second-derivative-hidden [no diagnosis]

def second_derivative(f, x):
    t = x.clone().requires_grad_()
    (g,) = torch.autograd.grad(f(t).sum(), t)
    return g * g
