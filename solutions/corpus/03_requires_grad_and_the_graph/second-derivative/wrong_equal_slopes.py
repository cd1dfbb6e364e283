# title: equal slopes are taken for a straight line
# fails: second-derivative-test [no diagnosis]
# fails: second-derivative-hidden [no diagnosis]

def second_derivative(f, x):
    t = x.clone().requires_grad_()
    (rates,) = torch.autograd.grad(f(t).sum(), t, create_graph=True)
    if rates.numel() == 0 or bool((rates == rates.flatten()[0]).all()):
        return torch.zeros_like(x)
    return torch.autograd.grad(rates.sum(), t)[0]
