# title: makes the weights of each row add up to 1
# fails: weighted-gradients-test [no diagnosis]
# fails: weighted-gradients-test-rows [no diagnosis]
# fails: weighted-gradients-hidden [no diagnosis]
# never: jacobian-returned

def weighted_gradients(f, x, vectors):
    t = x.clone().requires_grad_()
    y = f(t)
    rows = [torch.autograd.grad(y, t, v / v.sum(), retain_graph=True)[0] for v in vectors]
    return torch.stack(rows)
