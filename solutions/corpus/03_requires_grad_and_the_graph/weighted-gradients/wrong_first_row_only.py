# title: returns inside the loop, only the first row
# fails: weighted-gradients-test-rows [no diagnosis]
# fails: weighted-gradients-hidden [no diagnosis]
def weighted_gradients(f, x, vectors):
    x = x.clone().requires_grad_()
    y = f(x)
    rows = []
    for v in vectors:
        (g,) = torch.autograd.grad(y, x, v, retain_graph=True)
        rows.append(g)
        return torch.stack(rows)
