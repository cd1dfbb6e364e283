# title: as many zeros for a line as x has rows
# fails: second-derivative-test-line [no diagnosis]
def second_derivative(f, x):
    t = x.clone().requires_grad_()
    (rate,) = torch.autograd.grad(f(t).sum(), t, create_graph=True)
    bend = torch.autograd.grad(rate.sum(), t, allow_unused=True) if rate.requires_grad else [None]
    return x.new_zeros(len(x)) if bend[0] is None else bend[0]
