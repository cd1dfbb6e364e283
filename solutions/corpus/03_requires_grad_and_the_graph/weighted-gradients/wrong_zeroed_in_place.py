# title: kept .grad itself and zeroed it in place
# fails: weighted-gradients-test-rows [no diagnosis]
# fails: weighted-gradients-hidden [no diagnosis]

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
