# title: writes the rows into a table of float32
# fails: weighted-gradients-test-rows [no diagnosis]
# fails: weighted-gradients-hidden [no diagnosis]
def weighted_gradients(f, x, vectors):
    leaf = x.detach().clone().requires_grad_()
    y = f(leaf)
    rows = torch.zeros(len(vectors), len(x))
    for i, v in enumerate(vectors):
        rows[i], = torch.autograd.grad(y, leaf, grad_outputs=v, retain_graph=True)
    return rows
