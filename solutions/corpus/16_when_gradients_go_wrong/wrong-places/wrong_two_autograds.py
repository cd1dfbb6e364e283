# title: compares autograd with itself
# fails: wrong-places-test [recorded-slope-trusted]
# fails: wrong-places-hidden [recorded-slope-trusted]


def wrong_places(f, x):
    a = x.detach().clone().requires_grad_()
    b = x.detach().clone().requires_grad_()
    (first,) = torch.autograd.grad(f(a), a)
    (second,) = torch.autograd.grad(f(b), b)
    return [i for i in range(len(x)) if abs(first[i] - second[i]) > 1e-4]
