# title: dimensions of size 1 disappear
# fails: weighted-gradients-hidden [no diagnosis]

def weighted_gradients(f, x, vectors):
    t = x.clone().requires_grad_()
    y = f(t)
    found = [torch.autograd.grad(y, t, v, retain_graph=True)[0].squeeze() for v in vectors]
    return torch.stack(found)
