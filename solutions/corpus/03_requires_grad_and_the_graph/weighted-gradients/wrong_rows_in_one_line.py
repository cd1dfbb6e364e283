# title: cat instead of stack
# fails: weighted-gradients-test [no diagnosis]
# fails: weighted-gradients-test-rows [no diagnosis]
# fails: weighted-gradients-hidden [no diagnosis]
def weighted_gradients(f, x, vectors):
    x = x.detach().clone().requires_grad_()
    y = f(x)
    return torch.cat([torch.autograd.grad(y, x, v, retain_graph=True)[0] for v in vectors])
