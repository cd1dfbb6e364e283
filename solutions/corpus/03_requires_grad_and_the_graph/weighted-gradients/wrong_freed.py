# title: no retain_graph
# fails: weighted-gradients-test-rows [freed-between-the-rows]
# fails: weighted-gradients-hidden [freed-between-the-rows]
def weighted_gradients(f, x, vectors):
    x = x.clone().requires_grad_()
    y = f(x)
    return torch.stack([torch.autograd.grad(y, x, v)[0] for v in vectors])
