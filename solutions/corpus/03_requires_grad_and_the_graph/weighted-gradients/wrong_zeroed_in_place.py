# title: kept .grad itself and zeroed it in place
# fails: weighted-gradients-test-rows [gradient-not-copied]
# fails: weighted-gradients-hidden [gradient-not-copied]

def weighted_gradients(f, x, vectors):
    t = x.clone().requires_grad_()
    y = f(t)
    rows = []
    for v in vectors:
        if t.grad is not None:
            t.grad.zero_()
        y.backward(v, retain_graph=True)
        rows.append(t.grad)
    return torch.stack(rows)
