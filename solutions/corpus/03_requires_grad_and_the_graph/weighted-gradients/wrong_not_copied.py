# title: collects x.grad itself, neither cleared nor copied
# fails: weighted-gradients-test-rows [gradient-not-copied]
# fails: weighted-gradients-hidden [gradient-not-copied]
def weighted_gradients(f, x, vectors):
    x = x.clone().requires_grad_()
    y = f(x)
    rows = []
    for v in vectors:
        y.backward(v, retain_graph=True)
        rows.append(x.grad)
    return torch.stack(rows)
