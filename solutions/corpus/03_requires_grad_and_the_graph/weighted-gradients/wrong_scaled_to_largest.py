# title: only the proportion of the weights counts, so the largest becomes 1
# fails: weighted-gradients-test [no diagnosis]
# fails: weighted-gradients-test-rows [no diagnosis]
# fails: weighted-gradients-hidden [no diagnosis]
def weighted_gradients(f, x, vectors):
    t = x.detach().clone().requires_grad_()
    y, rows = f(t), []
    for v in vectors:
        weights = v / v.abs().max()
        rows.append(torch.autograd.grad(y, t, weights, retain_graph=True)[0])
    return torch.stack(rows)
