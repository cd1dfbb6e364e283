# title: the gradient of the sum
# fails: jacobian-hidden [jacobian-expected]
# fails: jacobian-test [jacobian-expected]

def jacobian(y, x):
    return torch.autograd.grad(y.sum(), x, retain_graph=True, materialize_grads=True)[0]
