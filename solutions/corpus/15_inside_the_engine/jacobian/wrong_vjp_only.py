# title: the gradient of the sum
# fails: jacobian-hidden [one-row-for-all]
# fails: jacobian-test [one-row-for-all]

def jacobian(y, x):
    return torch.autograd.grad(y.sum(), x, retain_graph=True, materialize_grads=True)[0]
