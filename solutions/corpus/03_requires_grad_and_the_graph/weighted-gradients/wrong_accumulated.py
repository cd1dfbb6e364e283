# title: does not clear .grad between rows
# fails: weighted-gradients-test-rows [accumulated-gradient]
# fails: weighted-gradients-hidden [accumulated-gradient]
def weighted_gradients(f, x, vectors):
    x = x.clone().requires_grad_()
    y = f(x)
    rows = []
    for v in vectors:
        y.backward(v, retain_graph=True)
        rows.append(x.grad.clone())
    return torch.stack(rows)
