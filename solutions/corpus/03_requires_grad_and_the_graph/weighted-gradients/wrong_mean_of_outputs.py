# title: takes (v*y).mean() instead of sum
# fails: weighted-gradients-test [no diagnosis]
# fails: weighted-gradients-test-rows [no diagnosis]
# fails: weighted-gradients-hidden [no diagnosis]
def weighted_gradients(f, x, vectors):
    t = x.clone().requires_grad_()
    y = f(t)
    return torch.stack([torch.autograd.grad((v * y).mean(), t, retain_graph=True)[0] for v in vectors])
