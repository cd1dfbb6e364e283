# title: adds each weighted sum to those before, and differentiates what has come together
# fails: weighted-gradients-test-rows [no diagnosis]
# fails: weighted-gradients-hidden [no diagnosis]
# never: accumulated-gradient
def weighted_gradients(f, x, vectors):
    leaf = x.clone().requires_grad_()
    y = f(leaf)
    loss, rows = 0, []
    for v in vectors:
        loss = loss + (y * v).sum()
        (row,) = torch.autograd.grad(loss, leaf, retain_graph=True)
        rows.append(row)
    return torch.stack(rows)
