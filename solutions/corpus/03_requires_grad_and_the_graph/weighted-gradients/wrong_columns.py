# title: mistakes columns for rows
# fails: weighted-gradients-test [no diagnosis]
# fails: weighted-gradients-test-rows [no diagnosis]
# fails: weighted-gradients-hidden [no diagnosis]
def weighted_gradients(f, x, vectors):
    x = x.clone().requires_grad_()
    y = f(x)
    rows = [torch.autograd.grad(y, x, v, retain_graph=True)[0] for v in vectors]
    return torch.stack(rows, dim=1)
