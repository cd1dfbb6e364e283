# title: sums the outputs and forgets the weights
# fails: weighted-gradients-test [sum-instead-of-weights]
# fails: weighted-gradients-test-rows [sum-instead-of-weights]
# fails: weighted-gradients-hidden [sum-instead-of-weights]
def weighted_gradients(f, x, vectors):
    x = x.clone().requires_grad_()
    y = f(x)
    rows = [torch.autograd.grad(y.sum(), x, retain_graph=True)[0] for v in vectors]
    return torch.stack(rows)
